import type { Plugin } from 'vite'

const all = /import \* as (\w+) from '@prostuti\/text\/messages'/

/** In the browser's build every page has the messages that it says, and the bundler reads no others: each is a module of its own. */
export function messagesOneByOne(): Plugin {
  return {
    name: 'messages-one-by-one',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: { filter: { code: all }, handler: importOneByOne },
  }
}

/** `m.state_retry()` becomes `m_state_retry()`, and the import of all messages one of `state_retry`, on the line where it stood. */
export function importOneByOne(code: string): string {
  const name = all.exec(code)?.[1]
  if (name === undefined) return code
  const said = new Set<string>()
  const renamed = code.replace(
    new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${name}\\.([a-z]\\w*)`, 'g'),
    (_, message: string) => {
      said.add(message)
      return `${name}_${message}`
    },
  )
  if (new RegExp(`(?<![\\w$.])${name}[[,;)}]`).test(renamed))
    throw new Error('Messages are said by name, never handed on all at once.')
  const imports = [...said].map(
    (message) => `import { ${message} as ${name}_${message} } from '@prostuti/text/messages/${message}'`,
  )
  return renamed.replace(all, imports.join(';'))
}
