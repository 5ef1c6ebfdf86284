import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

type Route = Record<string, unknown>
type Manifest = { routes: Record<string, Route> }

/**
 * Runs after the web build. Every page loads the router's list of all routes, and a third of it is of no use there: which
 * chunks a page imports (the server's page names them, and later pages find them by themselves) and what a page has not.
 */
export function shrinkManifest(client: string): void {
  const file = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error('The build left no list of routes.')
  const path = `${client}/assets/${file}`
  const source = readFileSync(path, 'utf8')
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1]
  const manifest = JSON.parse(source.slice(start, end)) as Manifest
  const routes = Object.entries(manifest.routes).map(([name, route]) => [name, withoutUnused(route)])
  const shrunk = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  writeFileSync(path, source.slice(0, start) + shrunk + source.slice(end))
}

const withoutUnused = (route: Route): Route =>
  Object.fromEntries(Object.entries(route).filter(([name, value]) => name !== 'imports' && value !== false))
