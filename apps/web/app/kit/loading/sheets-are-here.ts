/** One that failed before says nothing more. */
const patienceMs = 3000

/**
 * When every sheet of the page is loaded, but for those that stand in it (`disabled`). Of two parts that share one and are fetched at once, the bundler makes only the first wait for
 * it; the second would be drawn without.
 */
export async function sheetsAreHere(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet, disabled }) => sheet === null && !disabled).map(isHere))
}

const isHere = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const news of ['load', 'error']) link.addEventListener(news, () => resolve(), { once: true })
    setTimeout(resolve, patienceMs)
  })
