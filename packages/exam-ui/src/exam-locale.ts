import type { Locale } from '@prostuti/text/locale'
import { getLocale } from '@prostuti/text/runtime'
import { createContext, useContext } from 'react'

/** Around a question that is shown in another language than the page it stands on, as the preview of the office is. */
export const ExamLocale = createContext<Locale | undefined>(undefined)

/** The language of the words around a question. */
export const useExamLocale = (): Locale => useContext(ExamLocale) ?? getLocale()
