/** A state of an element that the gallery shows at once. */
export type State = {
  readonly name: string
  /** What to look at. */
  readonly note: string
  readonly attributes?: Readonly<Record<string, string>>
  /** A command that runs once the element has loaded. */
  readonly command?: readonly [string, ...unknown[]]
  /** CSS selector of a button in the element's shadow root, which is pressed once it is there. */
  readonly press?: string
  /** Shows the element as before its code has loaded, and without JavaScript. */
  readonly isUnloaded?: true
}

const FALLBACK: State = {
  name: 'Without JavaScript',
  note: 'The page shows what is between the tags.',
  isUnloaded: true,
}
const UNKNOWN: State = {
  name: 'Unknown company',
  note: 'No company has this subdomain. The page hears support:error.',
  attributes: { tenant: 'nobody' },
}
const ANN = { email: 'ann@example.com', name: 'Ann' }
const BRAND = '--support-accent:#7a2e8e;--support-radius:4px'

/** The states of each element, the usual one first. */
export const STATES: Readonly<Record<string, readonly State[]>> = {
  'support-chat': [
    { name: 'Open', note: 'A new visitor gives an email address first.', attributes: { open: '' } },
    { name: 'Closed', note: 'The launcher alone.' },
    { name: 'Words on the launcher', note: 'A label in place of the icon.', attributes: { label: 'Ask us' } },
    {
      name: 'Left corner',
      note: 'Launcher and panel at the left.',
      attributes: { position: 'left', open: '' },
    },
    { name: 'Known visitor', note: 'No question for the address.', attributes: { ...ANN, open: '' } },
    {
      name: 'Prepared message',
      note: 'newMessage fills the message box; the visitor sends it.',
      attributes: ANN,
      command: ['newMessage', 'Where is my order?'],
    },
    { name: 'Inline', note: 'It fills its place in the page.', attributes: { ...ANN, mode: 'inline' } },
    { name: 'Whole page', note: 'It fills the window.', attributes: { ...ANN, mode: 'page' } },
    { name: 'Own brand', note: 'Style properties in an attribute.', attributes: { brand: BRAND, open: '' } },
    { name: 'German', note: 'Another language.', attributes: { locale: 'de', open: '' } },
    { name: 'Right to left', note: 'Arabic turns the panel around.', attributes: { locale: 'ar', open: '' } },
    { ...UNKNOWN, attributes: { tenant: 'nobody', open: '' } },
    FALLBACK,
  ],
  'support-ticket': [
    { name: 'Empty', note: 'The form at its place in the page.' },
    { name: 'Known visitor', note: 'Address and name are filled in.', attributes: ANN },
    { name: 'Problems', note: 'What is missing is said at each field.', press: '[part~="send"]' },
    { name: 'Whole page', note: 'It fills the window.', attributes: { mode: 'page' } },
    { name: 'Right to left', note: 'Hebrew turns the form around.', attributes: { locale: 'he' } },
    UNKNOWN,
    FALLBACK,
  ],
  'support-kb': [
    { name: 'Home', note: 'Categories, search and the newest articles.' },
    { name: 'Article', note: 'The first article of the company.', press: '.row' },
    { name: 'Floating, closed', note: 'A round button.', attributes: { mode: 'floating' } },
    { name: 'Floating, open', note: 'A panel in the corner.', attributes: { mode: 'floating', open: '' } },
    { name: 'Whole page', note: 'It fills the window.', attributes: { mode: 'page' } },
    { name: 'French', note: 'Another language.', attributes: { locale: 'fr' } },
    { name: 'Right to left', note: 'Arabic turns the page around.', attributes: { locale: 'ar' } },
    UNKNOWN,
    FALLBACK,
  ],
  'support-voice': [
    { name: 'Before a call', note: 'What the call is like, and the button.' },
    {
      name: 'In a call',
      note: 'A test tone stands in for the microphone. Turn your sound on.',
      attributes: { 'fake-mic': '' },
      command: ['startCall'],
    },
    { name: 'Floating, closed', note: 'A button in the corner.', attributes: { mode: 'floating' } },
    { name: 'Floating, open', note: 'A card in the corner.', attributes: { mode: 'floating', open: '' } },
    {
      name: 'Left corner',
      note: 'Button and card at the left.',
      attributes: { mode: 'floating', position: 'left', open: '' },
    },
    { name: 'Right to left', note: 'Arabic turns the card around.', attributes: { locale: 'ar' } },
    UNKNOWN,
    FALLBACK,
  ],
  'support-csat': [
    { name: 'Stars', note: 'One to five.', attributes: { kind: 'stars' } },
    { name: 'Faces', note: 'Five faces.', attributes: { kind: 'emoji' } },
    { name: 'Numbers', note: '0 to 10.', attributes: { kind: 'numbers' } },
    { name: 'Thumbs', note: 'Up or down.', attributes: { kind: 'thumbs' } },
    { name: 'Comment', note: 'Words alone.', attributes: { kind: 'comment' } },
    {
      name: 'Answered',
      note: 'The score came with the page; the reason may follow.',
      attributes: { kind: 'stars', score: '5' },
    },
    {
      name: 'Floating',
      note: 'A card in the corner.',
      attributes: { kind: 'stars', mode: 'floating', open: '' },
    },
    {
      name: 'Right to left',
      note: 'Hebrew turns the scale around.',
      attributes: { kind: 'stars', locale: 'he' },
    },
    FALLBACK,
  ],
}
