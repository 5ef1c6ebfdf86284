import { type Drawing, frame } from './draw-distribution.ts'

type Anchor = 'start' | 'end'

type Labels = {
  flag: { path: string; textX: number; anchor: Anchor }
  pass: { x: number; y: number; anchor: Anchor } | undefined
  /** Where the share below may be written; undefined where there is no room for it. */
  share: { x: number } | undefined
}

/** Wide enough for the widest letters, so that nothing is cut; the text itself cannot be measured before it is drawn. */
const widthOf = (text: string) => [...text].length * 8.2

/** The flag and the pass mark's name get out of each other's way, and never leave the frame. */
export function layOutLabels({ own, passX, curve }: Drawing, you: string, pass: string | undefined): Labels {
  const flagWidth = widthOf(you) + 18
  const toRight = own.x + flagWidth <= frame.width
  const flagEnd = toRight ? own.x + flagWidth : own.x - flagWidth
  const inward = toRight ? -4 : 4
  const flag = {
    path: `M${own.x} 6H${flagEnd + inward}q${-inward} 0 ${-inward} 4V28q0 4 ${inward} 4H${own.x}Z`,
    textX: own.x + (toRight ? 10 : -10),
    anchor: toRight ? 'start' : 'end',
  } as const
  // Where the hatched part is highest, beside the line and not on it.
  const shareX = Math.min(own.x - 32, curve?.peakX ?? own.x)
  const share = shareX - 24 > frame.left + 24 ? { x: shareX } : undefined
  return {
    flag,
    pass: pass === undefined || passX === undefined ? undefined : layOutPass(own.x, passX, flagEnd, widthOf(pass)),
    share,
  }
}

function layOutPass(ownX: number, passX: number, flagEnd: number, width: number): Labels['pass'] {
  const fitsLeft = passX - width - 6 >= 0
  const fitsRight = passX + width + 6 <= frame.width
  const left = passX <= ownX ? fitsLeft : !fitsRight
  const from = left ? passX - width - 6 : passX
  const to = left ? passX : passX + width + 6
  const meetsFlag = from < Math.max(ownX, flagEnd) && to > Math.min(ownX, flagEnd)
  return { x: passX + (left ? -6 : 6), y: meetsFlag ? 50 : 25, anchor: left ? 'end' : 'start' }
}
