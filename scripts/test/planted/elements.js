describe('planted (elements)', () => {
  it('passes', () => {})
  it('fails once', async () => {
    if ((await (await fetch('/first-time')).text()) === 'true') throw new Error('as planted')
  })
  it('always fails', () => {
    throw new Error('as planted')
  })
})
