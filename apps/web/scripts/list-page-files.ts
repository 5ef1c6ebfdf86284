import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { PageFiles } from '@prostuti/contract'

/** A line of the bundler's list: a file, and what it cannot do without. */
type Built = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

const prefix = 'app/routes/'
const ownPage = /^app\/routes\/my\/.*\/?my-[\w-]+\.tsx$/

/** What nobody can use without a network (videos), and what belongs to staff. */
const neverKept = /node_modules\/|\/kit\/player\/|\/video-dialog|\/impersonation-/
/** Pages that are read before they are used, with what every page has; what else a script fetches later belongs to pages that are awake. */
const sleeping = /^app\/(routes\/public\/(?!exam-room|exam-review|enroll)|root\.tsx|entry\.client)/

/**
 * Runs after the web build. The router knows the doctor's area as one route, so the page it sends names no file of the page that stands
 * at the address: `page-files.json` tells the server which these are. Answers what the service worker keeps besides (`lazyParts`).
 */
export function listPageFiles({ client, server }: { client: string; server: string }): Record<string, string[]> {
  const list = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, Built>
  rmSync(`${client}/.vite`, { recursive: true })
  writeFileSync(`${server}/page-files.json`, JSON.stringify(pageFiles(list)))
  return lazyParts(list)
}

export function pageFiles(list: Readonly<Record<string, Built>>): Record<string, PageFiles> {
  const pages = Object.keys(list).filter((name) => ownPage.test(name))
  return Object.fromEntries(
    pages.map((name) => {
      const all = withImports(list, name)
      const page = {
        scripts: all.map(({ file }) => `/${file}`),
        sheets: [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      }
      return [name.slice(prefix.length, -'.tsx'.length), page]
    }),
  )
}

/** By the address of a script: the files of the parts that it fetches later, which a page needs when it wakes without a network. */
export function lazyParts(list: Readonly<Record<string, Built>>): Record<string, string[]> {
  const pages = Object.keys(list).filter((name) => sleeping.test(name))
  const reached = new Set<Built>()
  const found: Record<string, string[]> = {}
  const waiting = pages.flatMap((name) => withImports(list, name))
  for (let built = waiting.pop(); built; built = waiting.pop()) {
    if (reached.has(built)) continue
    reached.add(built)
    const there = withImports(list, nameOf(list, built))
    const parts = (built.dynamicImports ?? [])
      .filter((name) => !neverKept.test(name))
      .flatMap((name) => withImports(list, name))
    waiting.push(...parts)
    const files = parts.filter((part) => !there.includes(part)).flatMap(({ file, css = [] }) => [file, ...css])
    if (files.length > 0) found[`/${built.file}`] = [...new Set(files)].map((file) => `/${file}`)
  }
  return found
}

const nameOf = (list: Readonly<Record<string, Built>>, built: Built): string =>
  Object.keys(list).find((name) => list[name] === built) ?? ''

/** What is imported comes first, as its sheets do. */
function withImports(list: Readonly<Record<string, Built>>, name: string, seen = new Set<string>()): Built[] {
  const built = list[name]
  if (built === undefined || seen.has(name)) return []
  seen.add(name)
  return [...(built.imports ?? []).flatMap((each) => withImports(list, each, seen)), built]
}
