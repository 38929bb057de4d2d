import { describe, expect, it } from 'vitest'
import { messagePreview } from './message-preview.ts'

const WORDS = { image: 'Image: {name}', file: 'File: {name}' }
const UPLOADS = 'https://files.example.com/storage/v1/object/public/conversation-uploads'
const KEY = `a0000000-0000-4000-8000-0000000000c1/1767225600000-${'0123abcd'.repeat(4)}`

const preview = (content: string) => messagePreview(content, WORDS)

describe('a preview of a message', () => {
  it.each([
    ['photo.png', 'Image: photo.png'],
    ['contract.pdf', 'File: contract.pdf'],
    ['notes.zip', 'File: notes.zip'],
    ['%D7%AA%D7%9E%D7%95%D7%A0%D7%94.jpeg', 'Image: תמונה.jpeg'],
    ['$&-price.txt', 'File: $&-price.txt'],
  ])('names the uploaded file %s as %j', (name, expected) =>
    expect(preview(`${UPLOADS}/${KEY}-${name}`)).toBe(expected),
  )

  it('uses the localized words', () =>
    expect(messagePreview(`${UPLOADS}/${KEY}-a.png`, { image: '{name} (Bild)', file: '' })).toBe(
      'a.png (Bild)',
    ))

  it.each([
    'https://example.com/photo.png',
    'https://example.com/a*b*c_d',
    `https://example.com/?next=${UPLOADS}/${KEY}-a.png`,
  ])('keeps the address %s, which is no upload', address => expect(preview(`${address}\n`)).toBe(address))

  it.each([
    ['Use the **Reset** button', 'Use the Reset button'],
    ['**Note:** it is *really* ***done***.', 'Note: it is really done.'],
    ['**bold with *emphasis* inside**', 'bold with emphasis inside'],
    ['Read [our guide](https://example.com/guide), please', 'Read our guide, please'],
    ['![A lamp](https://example.com/lamp.png)', 'A lamp'],
    ['Type `npm start` now', 'Type npm start now'],
    ['Steps:\n\n- Open it\n- Close it', 'Steps: Open it Close it'],
    ['1. Open it\n2. Close it', '1. Open it 2. Close it'],
    ['## Title\r\n> quoted', 'Title quoted'],
    ['```sh\nnpm start\n```\nThen wait', 'npm start Then wait'],
    ['Press the **Save butt', 'Press the Save butt'],
  ])('shows %j as %j', (content, expected) => expect(preview(content)).toBe(expected))

  it.each([
    '2 * 3 * 4',
    '2*3*4 = 24',
    '2**10',
    'snake_case_name',
    'I paid -5 [sic] (really)',
    '5 > 3',
    'a * b',
    '',
  ])('keeps %j as it is', content => expect(preview(content)).toBe(content))
})
