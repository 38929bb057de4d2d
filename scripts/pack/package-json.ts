/** What the packages take over from the repository's package.json. */
export type Release = { readonly version: string; readonly license: string }

/** Name of a package, without its scope. */
export type PackageName = 'widget' | 'react'

/** The packages, in the order in which they depend on each other. */
export const PACKAGES: readonly PackageName[] = ['widget', 'react']

const DESCRIPTIONS = {
  widget: 'Lapwing customer support: load the widgets, run commands and hear events, with types.',
  react: 'Lapwing customer support as React components and hooks, with types.',
} as const

/**
 * Returns the package.json of a package. It isn't a file of the source folder, where it would hide the repository's own
 * from imports such as `#contract/embed.ts`. `private` keeps `npm publish` from publishing it; `npm pack` works.
 */
export function packageJson(name: PackageName, { version, license }: Release) {
  const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })
  return {
    name: `@lapwing/${name}`,
    version,
    private: true,
    description: DESCRIPTIONS[name],
    license,
    keywords: [
      'customer support',
      'chat',
      'help center',
      'web components',
      ...(name === 'react' ? ['react'] : []),
    ],
    type: 'module',
    sideEffects: false,
    main: './index.js',
    types: './index.d.ts',
    ...(name === 'widget'
      ? {
          exports: {
            '.': entry('index'),
            './jsx': entry('jsx'),
            './custom-elements.json': './custom-elements.json',
            './package.json': './package.json',
          },
          customElements: 'custom-elements.json',
        }
      : {
          exports: { '.': entry('index'), './package.json': './package.json' },
          dependencies: { '@lapwing/widget': version },
          peerDependencies: { react: '>=19' },
        }),
  }
}
