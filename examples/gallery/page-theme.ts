/** The theme of the gallery and of the element on the stage. */
export type PageTheme = 'light' | 'dark'
