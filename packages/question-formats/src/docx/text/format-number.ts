const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(value: number): string {
  let rest = Math.min(value, 3999)
  let written = ''
  for (const [worth, letters] of romans) {
    for (; rest >= worth; rest -= worth) written += letters
  }
  return written
}

/** a to z, then aa to zz, as Word goes on. */
const letter = (value: number): string =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.min(9, Math.floor((value - 1) / 26) + 1))

const formats: Record<string, (value: number) => string> = {
  decimalZero: (value) => String(value).padStart(2, '0'),
  lowerLetter: letter,
  upperLetter: (value) => letter(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  none: () => '',
}

/** A number as a list of Word shows it. Kinds that nobody here uses are shown in digits. */
export const formatNumber = (value: number, format: string): string =>
  value < 1 ? String(value) : (formats[format]?.(value) ?? String(value))
