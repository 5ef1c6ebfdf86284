import type { materialPage, QueryOf } from '@prostuti/contract'

export type PageWidth = QueryOf<typeof materialPage>['width']

const widths: readonly PageWidth[] = [480, 720, 1080, 1600]

type Screen = { cssWidth: number; pixelRatio: number; saveData: boolean }

/** The smallest drawing that is sharp enough where it stands; with the data saver on, one that can still be read. */
export function pageWidth({ cssWidth, pixelRatio, saveData }: Screen): PageWidth {
  // Beyond two dots to a pixel no eye tells the difference, and a page twice as large is four times the bytes.
  const wanted = cssWidth * Math.min(saveData ? 1.4 : 2.2, pixelRatio)
  return widths.find((width) => width >= wanted * 0.98) ?? 1600
}
