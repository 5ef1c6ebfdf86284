import { getLocale } from '@prostuti/text/runtime'
import { returnFocus, switchTo } from '../kit/preferences/switch-language.ts'
import { chooseTheme, shownTheme } from '../kit/preferences/theme.ts'

// The switch of the page before has brought the reader here.
returnFocus()

/** What a button with `data-does` does without the app. */
const acts: Record<string, () => void> = {
  theme: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
  language: () => switchTo(getLocale() === 'bn' ? 'en' : 'bn'),
  print: () => print(),
}

export const doItself = (button: HTMLElement): void => acts[button.dataset.does ?? '']?.()
