import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import postcss, { type Plugin } from 'postcss'

const definitions = fileURLToPath(new URL('../src/styles/media.css', import.meta.url))

/** `@media (--wide)` and `@dark { … }`: what would be repeated in every sheet is written once and put in here. */
export function styleWords(): Plugin {
  const queries = readQueries()
  return {
    postcssPlugin: 'style-words',
    AtRule: {
      media(rule) {
        if (rule.params.includes('(--'))
          rule.params = rule.params.replace(/\(--[\w-]+\)/g, (name) => queries.get(name) ?? name)
      },
      dark(rule) {
        const declarations = rule.nodes ?? []
        const device = postcss.atRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
        device.append(
          postcss.rule({ selector: ':root:not([data-theme])', nodes: declarations.map((each) => each.clone()) }),
        )
        rule.replaceWith(postcss.rule({ selector: ':root[data-theme="dark"]', nodes: declarations }), device)
      },
    },
  }
}

function readQueries(): Map<string, string> {
  const queries = new Map<string, string>()
  postcss.parse(readFileSync(definitions, 'utf8')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...query] = params.split(' ')
    queries.set(`(${name})`, query.join(' '))
  })
  return queries
}
