/**
 * What the editor wrote, in the spelling that pages are stored in: an item or a cell of one paragraph holds its words straight, and
 * a first row of headings is the table's head. Nothing at all is the empty text.
 */
export function toRichHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const holder of body.querySelectorAll('li, td, th')) {
    const [first, second] = holder.children
    if (first?.tagName === 'P' && (second === undefined || second.tagName === 'UL' || second.tagName === 'OL'))
      first.replaceWith(...first.childNodes)
  }
  for (const row of body.querySelectorAll('tbody > tr:first-child')) {
    if (![...row.children].every(({ tagName }) => tagName === 'TH')) continue
    const head = row.ownerDocument.createElement('thead')
    row.parentElement?.before(head)
    head.append(row)
  }
  return body.textContent === '' && body.querySelector('img, hr') === null ? '' : body.innerHTML
}
