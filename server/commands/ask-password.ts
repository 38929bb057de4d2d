import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean }

/**
 * Asks for a password twice without echo, or returns the first line of piped input. It is never an argument, which
 * every user of the machine could read. @throws Error when the two differ.
 */
export async function askPassword(
  input: Input = process.stdin,
  show: (text: string) => void = shown => void process.stderr.write(shown),
): Promise<string> {
  if (!input.isTTY) return (await text(input)).split(/\r?\n/, 1)[0]!
  const terminal = createInterface({
    input,
    // Otherwise the terminal would echo the password.
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: true,
  })
  terminal.on('SIGINT', () => process.exit(130))
  const ask = async (question: string) => {
    show(question)
    const answer = await terminal.question('')
    show('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('Repeat password: ')) !== password) throw new Error('The passwords do not match.')
    return password
  } finally {
    terminal.close()
  }
}
