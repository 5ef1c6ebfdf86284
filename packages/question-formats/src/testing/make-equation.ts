/** Equations as Word writes them (OMML). */
const run = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`
const inside = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`

export const omml = {
  text: run,
  fraction: (over: string, under: string): string => inside('f', inside('num', over) + inside('den', under)),
  raised: (base: string, above: string): string => inside('sSup', inside('e', base) + inside('sup', above)),
  lowered: (base: string, below: string): string => inside('sSub', inside('e', base) + inside('sub', below)),
  root: (content: string): string =>
    inside('rad', `<m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${inside('e', content)}`),
  element: inside,
}
