import { gzipSync } from 'node:zlib'
import { withState } from './draft/page-state.ts'
import type { Answers, FinishedPage } from './finished-page.ts'

const wholePages = new WeakMap<FinishedPage, Answers['gzip']>()

/** A page with its data in it. Seldom asked for, so it is put together then; every browser takes gzip. */
export function wholePage(page: FinishedPage, state: Answers): Answers['gzip'] {
  const made = wholePages.get(page) ?? putTogether(page, state)
  wholePages.set(page, made)
  return made
}

function putTogether({ answers }: FinishedPage, state: Answers): Answers['gzip'] {
  const [html, told] = [answers, state].map(({ identity }) => new TextDecoder().decode(identity.body))
  const body = new Uint8Array(gzipSync(withState(html ?? '', told ?? '')))
  const headers = { ...pairs(answers.gzip.headers), 'content-length': String(body.length) }
  return { body, headers: Object.entries(headers).flatMap(([name, value]) => (name === 'etag' ? [] : [name, value])) }
}

const pairs = (flat: readonly string[]): Record<string, string> =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [])))
