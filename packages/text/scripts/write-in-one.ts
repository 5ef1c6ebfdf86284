import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const imports = `import { getLocale, experimentalStaticLocale } from './runtime.js'\nimport * as registry from './registry.js'\n`

/**
 * All messages in one file, for the server: it uses few of them, but a file for each would be thousands of modules for
 * Node to read and keep, where the web's build takes only what a page says.
 */
export async function writeInOne(folder: string): Promise<void> {
  const names = (await readdir(join(folder, 'messages'))).filter((name) => /^[a-z]\w*\.js$/.test(name)).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'messages', name), 'utf8')))
  await writeFile(join(folder, 'all-messages.js'), imports + texts.map(bareCode).join('\n'))
  await writeFile(join(folder, 'all-messages.d.ts'), `export * from './messages/_index.js'\n`)
}

/** Without what every file repeats: its comments, which types are read from elsewhere, and its imports. */
const bareCode = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^import .*$/gm, '')
    .replace(/\n{2,}/g, '\n')
