type Caller = { language: string; token: string | null; device: string | null }

/** What goes with every call: in which language the page stands (the cookie may be another tab's choice since), who asks, and from which device. */
export const callHeaders = ({ language, token, device }: Caller): Record<string, string> => ({
  'x-language': language,
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(device !== null && { 'x-device-token': device }),
})
