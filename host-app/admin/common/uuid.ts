/** What an id looks like, for ids from addresses and events: the server refuses others. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
