/**
 * Extensions of files that can run programs when they are opened: programs and installers, scripts, shortcuts and disk
 * images, pages and drawings that contain scripts, and documents with macros.
 */
export const RUNNABLE_EXTENSIONS = [
  ...['exe', 'com', 'scr', 'pif', 'cpl', 'dll', 'msi', 'msix', 'msp', 'appx', 'app', 'apk', 'jar', 'jnlp'],
  ...['dmg', 'pkg', 'iso', 'img', 'vhd', 'vhdx', 'deb', 'rpm', 'appimage', 'run', 'bin'],
  ...[
    'bat',
    'cmd',
    'ps1',
    'psm1',
    'vb',
    'vbs',
    'vbe',
    'js',
    'mjs',
    'jse',
    'ws',
    'wsf',
    'wsh',
    'hta',
    'sct',
    'reg',
  ],
  ...['sh', 'bash', 'zsh', 'command', 'py', 'pyw', 'pl', 'rb', 'php', 'scpt', 'workflow'],
  ...[
    'lnk',
    'url',
    'desktop',
    'inf',
    'chm',
    'gadget',
    'html',
    'htm',
    'xhtml',
    'shtml',
    'mht',
    'mhtml',
    'svg',
    'xsl',
  ],
  ...[
    'docm',
    'dotm',
    'xlsm',
    'xltm',
    'xlam',
    'xll',
    'pptm',
    'potm',
    'ppam',
    'ppsm',
    'sldm',
    'one',
    'iqy',
    'slk',
  ],
] as const

/** Told to agents beside such a file. */
export const RUNNABLE_WARNING = 'This file can run programs. Open it only if you trust the sender.'

const RUNNABLE: ReadonlySet<string> = new Set(RUNNABLE_EXTENSIONS)

/** Whether a file of this name can run programs when it is opened. Windows ignores dots and spaces at a name's end. */
export function isRunnable(fileName: string): boolean {
  const parts = fileName.split('.').map(part => part.trim())
  // A name without a dot has no extension.
  const extension = parts.slice(1).findLast(part => part !== '')
  return extension !== undefined && RUNNABLE.has(extension.toLowerCase())
}
