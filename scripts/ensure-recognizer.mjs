import { installPackages, onSearchPath } from './install-packages.mjs'

/**
 * Installs the speech recognizer of voice calls on Debian or Ubuntu if root. Without it, the tests of a call type their
 * questions.
 */
export function ensureRecognizer() {
  if (!onSearchPath('pocketsphinx_continuous'))
    installPackages('a speech recognizer', 'pocketsphinx', 'pocketsphinx-en-us')
}
