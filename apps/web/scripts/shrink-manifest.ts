import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

type Route = Record<string, unknown> & { css?: string[] }
type Manifest = { routes: Record<string, Route> }

/**
 * Runs after the web build. Every page loads the router's list of all routes, and much of it is of no use there: which
 * chunks a page imports (the server's page names them, and later pages find them by themselves), and what a page has not.
 * Style sheets stay in their order, since the server's page has them so. The rest is written column by column, which packs better than a
 * hundred objects, and put together again in the browser.
 */
export function shrinkManifest(client: string): void {
  const file = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error('The build left no list of routes.')
  const path = `${client}/assets/${file}`
  const source = readFileSync(path, 'utf8')
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1]
  const { routes, ...rest } = JSON.parse(source.slice(start, end)) as Manifest
  const rows = Object.values(routes).map(({ imports: _, css = [], ...route }) => ({ ...route, css }))
  writeFileSync(path, `${source.slice(0, start)}${inColumns(rest, rows)}${source.slice(end)}`)
}

function inColumns(rest: object, rows: readonly (Route & { css: string[] })[]): string {
  const sheets = [...new Set(rows.flatMap(({ css }) => css))]
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'css')
  // Zero stands for what a route has not.
  const columns = names
    .map((name) => [name, rows.map((row) => row[name] || 0)] as const)
    .filter(([, values]) => values.some((value) => value !== 0))
  const css = rows.map((row) => row.css.map((sheet) => sheets.indexOf(sheet)))
  const data = [rest, Object.fromEntries(columns), css, sheets].map((part) => JSON.stringify(part))
  return `(${putTogether})(${data})`
}

const putTogether =
  '(m,c,s,f)=>{m.routes={};c.id.map((d,i)=>{let r=m.routes[d]={css:s[i].map(n=>f[n])};for(d in c)if(c[d][i])r[d]=c[d][i]});return m}'
