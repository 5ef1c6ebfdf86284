import * as m from '@prostuti/text/messages'

const known: Record<string, () => string> = {
  timeout: m.office_settings_code_timeout,
  unreachable: m.office_settings_code_unreachable,
  unreadable: m.office_settings_code_unreadable,
  token: m.office_settings_code_token,
  closed: m.office_settings_code_closed,
  cut: m.office_settings_code_cut,
}

/** Why a service of others did not do it, in words where we know them; its own code otherwise, for whoever rings them up. */
export const codeWords = (code: string): string => known[code]?.() ?? code
