import { forgetInTab, recallInTab, rememberInTab } from '../storage/tab-storage.ts'

type Texts = Record<string, string>

const forms = ['login', 'join', 'register', 'forget', 'reset'] as const
export type FormName = (typeof forms)[number]

const storageName = (form: FormName) => `form_${form}`

/** What was written in a form's harmless boxes, for a reload or a detour. Secrets are never handed in here. */
export function storeTexts(form: FormName, texts: Texts): void {
  rememberInTab(storageName(form), JSON.stringify({ ...storedTexts(form), ...texts }))
}

export function storedTexts(form: FormName): Texts {
  try {
    return JSON.parse(recallInTab(storageName(form)) ?? '{}') as Texts
  } catch {
    return {}
  }
}

/** After the account is entered nobody else at this browser should find them. */
export function forgetTexts(): void {
  for (const form of forms) forgetInTab(storageName(form))
}
