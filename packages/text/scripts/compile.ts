import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkMessages, type MessageTree } from './check-messages.ts'
import { writeInOne } from './write-in-one.ts'

const run = promisify(execFile)
const scriptsDir = dirname(fileURLToPath(import.meta.url))

const options = {
  strategy: ['cookie', 'baseLocale'],
  cookieName: 'lang',
  // Plain Node has no import.meta.env, and Vite folds it to a constant: this form works, and shakes, in both.
  isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
  emitReadme: false,
}

/** Raised when what is written beside the compiler's own files changes. */
const layout = 2

type Settings = {
  locales: string[]
  'plugin.inlang.messageFormat': { pathPattern: string[] }
}

type Outcome = { compiled: boolean; messages: number }

/**
 * Turns messages/<language>/<feature>.json into the typed functions under src/paraglide.
 * Throws, naming every problem, rather than leave a page without its words. Does nothing when already up to date.
 */
export async function compileMessages({ force = false, folder = dirname(scriptsDir) } = {}): Promise<Outcome> {
  const projectDir = join(folder, 'project.inlang')
  const outDir = join(folder, 'src', 'paraglide')
  const settingsText = await readFile(join(projectDir, 'settings.json'), 'utf8')
  const settings = JSON.parse(settingsText) as Settings
  const features = settings['plugin.inlang.messageFormat'].pathPattern.map((path) => basename(path, '.json'))
  const tree = await readMessages(folder, settings.locales)

  const problems = checkMessages(tree, settings.locales, features)
  if (problems.length > 0) throw new Error(`The messages do not fit together:\n  ${problems.join('\n  ')}`)

  const keys = new Set(Object.values(tree).flatMap((files) => Object.values(files).flatMap(Object.keys)))
  keys.delete('$schema')
  const stamp = await stampOf(settingsText, tree)
  if (!force && (await readStamp(outDir)) === stamp) return { compiled: false, messages: keys.size }

  // Compiled aside and moved into place whole, so that a process killed half-way or started twice never leaves half a folder.
  const aside = await mkdtemp(join(folder, '.compiling-'))
  try {
    const made = join(aside, 'paraglide')
    const job = JSON.stringify({ project: projectDir, outdir: made, options })
    await run(process.execPath, [join(scriptsDir, 'run-compiler.ts'), job])
    await assertComplete(made, keys)
    await writeInOne(made)
    await writeFile(join(made, '.stamp'), stamp)
    await putInPlace(made, outDir, join(aside, 'old'))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return { compiled: true, messages: keys.size }
}

async function readMessages(folder: string, locales: readonly string[]): Promise<MessageTree> {
  const tree: Record<string, MessageTree[string]> = {}
  for (const locale of locales) {
    const localeDir = join(folder, 'messages', locale)
    const files = (await readdir(localeDir)).filter((name) => name.endsWith('.json')).sort()
    tree[locale] = Object.fromEntries(
      await Promise.all(
        files.map(async (name) => [basename(name, '.json'), JSON.parse(await readFile(join(localeDir, name), 'utf8'))]),
      ),
    )
  }
  return tree
}

async function stampOf(settings: string, tree: MessageTree): Promise<string> {
  const require = createRequire(import.meta.url)
  const compiler = await readFile(join(dirname(require.resolve('@inlang/paraglide-js')), '..', 'package.json'), 'utf8')
  const version = (JSON.parse(compiler) as { version: string }).version
  return createHash('sha256').update(JSON.stringify({ version, settings, options, tree, layout })).digest('hex')
}

async function readStamp(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.stamp'), 'utf8').catch(() => undefined)
}

/** The compiler reports success even when its plugin did not load and it wrote nothing. */
async function assertComplete(folder: string, keys: ReadonlySet<string>): Promise<void> {
  const index = await readFile(join(folder, 'messages', '_index.js'), 'utf8').catch(() => '')
  const written = new Set([...index.matchAll(/'\.\/(\w+)\.js'/g)].map((match) => match[1]))
  const lost = [...keys].filter((key) => !written.has(key))
  if (keys.size === 0 || lost.length > 0) {
    throw new Error(`The compiler wrote ${written.size} of ${keys.size} messages; missing: ${lost.join(', ') || 'all'}`)
  }
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
