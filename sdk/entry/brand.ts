export { fetchBrand as run } from '../embed/fetch-brand.ts'
