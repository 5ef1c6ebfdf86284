/** A copy in the language that the reader has left would come alive in the other one. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => /^(app-)?pages-/.test(name)).map((name) => caches.delete(name)))
}
