import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import postcss, { type AtRule, type Plugin as PostcssPlugin, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import { styleWords } from './style-words.ts'

const isModule = (file: string) => file.endsWith('.module.css')
const isKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/** A class, a kit's class in `:global()`, or an attribute, in which a dot means nothing. */
const selectorParts = /:global\((\.[\w-]+)\)|\[[^\]]*\]|\.([A-Za-z_][\w-]*)/g

/** The classes that a sheet defines, in the order in which it first names them. */
function localClasses(root: Root): string[] {
  const names = new Set<string>()
  root.walkRules((rule) => {
    if (isKeyframes(rule)) return
    for (const [, , local] of rule.selector.matchAll(selectorParts)) if (local) names.add(local)
  })
  return [...names]
}

/**
 * In production a class is its sheet's four letters and its place in the sheet: the letters repeat, so that they weigh next
 * to nothing compressed. While one works on it, the name says where it is from.
 */
function scope(
  app: string,
  file: string,
  names: readonly string[],
  readable: boolean,
): (name: string) => string | undefined {
  const sheet = basename(file, '.module.css')
  const hash = createHash('sha256').update(relative(app, file)).digest()
  const key = [...hash.subarray(0, 4)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
  const positions = new Map(names.map((name, position) => [name, position.toString(36)]))
  return (name) => {
    const position = positions.get(name)
    if (position === undefined) return undefined
    return readable ? `${sheet}_${name}` : key + position
  }
}

/** The finished names of a sheet's classes, for a page that is written without the bundler (`scripts/offline-html.ts`). */
export function builtClasses(app: string, path: string): (name: string) => string {
  const file = resolve(app, path)
  const scoped = scope(app, file, localClasses(postcss.parse(readFileSync(file, 'utf8'))), false)
  return (name) => {
    const built = scoped(name)
    if (built === undefined) throw new Error(`${path} has no class ${name}`)
    return built
  }
}

/** Gives every class of a `.module.css` a name that no other sheet has, and its keyframes likewise. */
function scopeSheets(app: string, isReadable: () => boolean): PostcssPlugin {
  return {
    postcssPlugin: 'scope-sheets',
    Once(root) {
      const file = root.source?.input.file
      if (file === undefined || !isModule(file)) return
      const scoped = scope(app, file, localClasses(root), isReadable())
      root.walkRules((rule) => {
        if (isKeyframes(rule)) return
        rule.selector = rule.selector.replace(selectorParts, (whole, global?: string, local?: string) =>
          global ? global : local ? `.${scoped(local)}` : whole,
        )
      })
      scopeKeyframes(root, scope(app, file, ['keyframes'], false)('keyframes') ?? '')
    },
  }
}

function scopeKeyframes(root: Root, key: string): void {
  const names = new Map<string, string>()
  root.walkAtRules(/keyframes$/, (rule) => {
    names.set(rule.params, `${key}-${rule.params}`)
    rule.params = `${key}-${rule.params}`
  })
  if (names.size === 0) return
  root.walkDecls(/^animation(-name)?$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => names.get(word) ?? word)
  })
}

/** Puts the finished name in the place of `styles.name`, so that no object of names reaches the browser. `app` is the folder that sheets are named by. */
export function classNames(app: string): Plugin {
  let readable = false
  return {
    name: 'class-names',
    enforce: 'pre',
    config: (_, { command }) => {
      readable = command === 'serve'
      return { css: { modules: false, postcss: { plugins: [scopeSheets(app, () => readable), styleWords()] } } }
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler(code, id) {
        let out = code
        for (const [line, name = '', path = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)) {
          const file = resolve(dirname(id), path)
          this.addWatchFile(file)
          const scoped = scope(app, file, localClasses(postcss.parse(readFileSync(file, 'utf8'))), readable)
          const find = (local: string) =>
            scoped(local) ?? this.error(`${path} has no class ${local}, which ${id} asks for`)
          out = out
            .replace(line, `import '${path}'`)
            .replace(new RegExp(`\\$\\{${name}\\.(\\w+)\\}`, 'g'), (_, local: string) => find(local))
            // Not within the address of a sheet.
            .replace(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g'), (_, local: string) => `'${find(local)}'`)
        }
        return { code: out, map: null }
      },
    },
  }
}
