import { z } from 'zod'

/** `150000` → `1500.00`, without ever leaving whole numbers. */
export const toGatewayAmount = (paisa: number): string =>
  `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`

/** An amount as gateways write it, text or number, in exact paisa. Anything finer than a paisa is not an amount. */
export const gatewayAmount = z
  .union([z.string(), z.number().transform(String)])
  .transform((text) => /^(\d{1,8})(?:\.(\d{1,2})0*)?$/.exec(text.trim()))
  .pipe(z.custom<RegExpExecArray>((match) => match !== null, 'not an amount'))
  .transform((match) => Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
