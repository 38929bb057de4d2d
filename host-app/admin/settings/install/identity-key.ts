/** Under which the state of the identity key is kept. */
export const IDENTITY_KEY = ['identity-key']
