import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { locales } from '../src/locale.ts'
import { checkMessages, type MessageTree } from './check-messages.ts'
import { readMessage } from './read-message.ts'
import { type Message, typesHead, writeImport, writeMessage, writeType } from './write-message.ts'

const scriptsDir = import.meta.dirname

type Outcome = { compiled: boolean; messages: number }

/**
 * Turns messages/<language>/<feature>.json into the typed functions under src/compiled.
 * Throws, naming every problem, rather than leave a page without its words. Does nothing when already up to date.
 */
export async function compileMessages({ force = false, folder = dirname(scriptsDir) } = {}): Promise<Outcome> {
  const outDir = join(folder, 'src', 'compiled')
  const tree = readMessages(folder)
  const problems = checkMessages(tree, locales)
  if (problems.length > 0) throw new Error(`The messages do not fit together:\n  ${problems.join('\n  ')}`)

  const { bn = {}, en = {} } = Object.fromEntries(
    Object.entries(tree).map(([locale, files]) => [locale, Object.assign({}, ...Object.values(files))]),
  )
  const names = Object.keys(bn).toSorted()
  const stamp = stampOf(tree)
  if (!force && (await readStamp(outDir)) === stamp) return { compiled: false, messages: names.length }

  // Written aside and moved into place whole, so that a process killed half-way or started twice never leaves half a folder.
  const aside = await mkdtemp(join(folder, '.compiling-'))
  try {
    const made = join(aside, 'compiled')
    writeAll(
      made,
      names.map((name) => ({ name, message: { bn: readMessage(bn[name]), en: readMessage(en[name]) } })),
    )
    await writeFile(join(made, '.stamp'), stamp)
    await putInPlace(made, outDir, join(aside, 'old'))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return { compiled: true, messages: names.length }
}

function readMessages(folder: string): MessageTree {
  return Object.fromEntries(
    locales.map((locale) => {
      const files = globSync(join(folder, 'messages', locale, '*.json')).toSorted()
      const read = (path: string) => [basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8'))]
      return [locale, Object.fromEntries(files.map(read))]
    }),
  )
}

/**
 * All of them in one file for Node, to which thousands of modules would be dear; and each in its own for the browser's build,
 * which gives every page the few that it says.
 */
function writeAll(folder: string, messages: readonly { name: string; message: Message }[]): void {
  mkdirSync(join(folder, 'messages'), { recursive: true })
  const all = messages.map(({ name, message }) => writeMessage(name, message))
  const types = messages.map(({ name, message }) => writeType(name, message))
  writeFileSync(join(folder, 'messages.js'), `import { isEnglish, isOne } from '../say.ts'\n${all.join('')}`)
  writeFileSync(join(folder, 'messages.d.ts'), typesHead + types.join(''))
  for (const [nth, { name, message }] of messages.entries())
    writeFileSync(join(folder, 'messages', `${name}.js`), `${writeImport(2, message)}${all[nth]}`)
}

/** Of the messages and of the compiler itself. */
function stampOf(tree: MessageTree): string {
  const hash = createHash('sha256').update(JSON.stringify(tree))
  for (const file of globSync(join(scriptsDir, '*.ts')).toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

async function readStamp(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.stamp'), 'utf8').catch(() => undefined)
}

async function putInPlace(made: string, outDir: string, old: string): Promise<void> {
  await mkdir(dirname(outDir), { recursive: true })
  await rename(outDir, old).catch(ignoreMissing)
  await rename(made, outDir).catch(async (error: NodeJS.ErrnoException) => {
    // Another process put the same compilation there a moment ago.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

if (import.meta.main) {
  try {
    const { compiled, messages } = await compileMessages({ force: process.argv.includes('--force') })
    console.log(compiled ? `${messages} messages compiled` : `${messages} messages, already compiled`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
