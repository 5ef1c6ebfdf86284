import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { Choice } from './choice.tsx'
import { switchTo } from './switch-language.ts'
import { chooseTheme, shownTheme } from './theme.ts'

/** Language and theme, wherever a menu offers them. */
export function PreferenceChoices() {
  const [theme, setTheme] = useState(shownTheme)
  return (
    <>
      <Choice
        label={m.shell_language()}
        options={{ bn: m.shell_language_bn(), en: m.shell_language_en() }}
        value={getLocale()}
        onChoose={switchTo}
      />
      <Choice
        label={m.shell_theme()}
        options={{ light: m.shell_theme_light(), dark: m.shell_theme_dark() }}
        value={theme}
        onChoose={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
    </>
  )
}
