/** What a brand adds to the home view. Loads only for brands that add something. */
export { HomeBrand } from './home-brand.tsx'
export { TeamFaces } from './team-faces.tsx'
