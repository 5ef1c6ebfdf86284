const address = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\u0964])/

/** A message's words; every second part is an address on the web. */
export const linkParts = (text: string): string[] => text.split(address)
