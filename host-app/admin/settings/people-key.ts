/** Under which the people of the company and its open invitations are kept. */
export const PEOPLE_KEY = ['people']
