const keyOf = (path: string) => `office-page ${path}`

/** What stood on the last page of a list, in its order: so that a form knows what comes next. */
export function keepLastPage(path: string, ids: (number | string)[]): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(ids.map(String)))
  } catch {
    // Without storage a form leads back to its list.
  }
}

export function nextOnPage(path: string, id: string): string | undefined {
  try {
    const ids = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '[]') as string[]
    const at = ids.indexOf(id)
    return at === -1 ? undefined : ids[at + 1]
  } catch {
    return undefined
  }
}
