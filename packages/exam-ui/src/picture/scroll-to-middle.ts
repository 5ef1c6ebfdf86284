type Scrolled = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>

/** What matters in a film or a drawing is rarely in its corner. */
export function scrollToMiddle(box: Scrolled): void {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
  box.scrollTop = (box.scrollHeight - box.clientHeight) / 2
}
