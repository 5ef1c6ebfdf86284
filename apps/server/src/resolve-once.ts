import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Node parses the `exports` of a package anew for every import of it and for every file of its own. Those of drizzle-orm are 170 kB,
 * which was half of every start. Hooks hold for what is imported after them, so that programs import this file first and everything
 * else by `await import()`.
 */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context
    const isOfItself = parentURL.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\/.*\.js$/.test(specifier)
    // Its package.json says that every .js file is a module.
    if (isOfItself) return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return nextResolve(specifier, context)
    const key = [specifier, ...conditions].join(' ')
    const known = found.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    found.set(key, known)
    return known
  },
})
