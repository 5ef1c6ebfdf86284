import type { SdkTicket } from '../zoom/index.ts'

export const zoomRoomPath = '/zoom-class'

type BrowserTicket = SdkTicket & {
  meetingNumber: string
  passcode: string | null
  name: string
  ownLink: string | undefined
}

/**
 * The address of our page that joins a Zoom meeting in the browser. The ticket stands behind the `#`, which no browser sends to
 * any server, and which the page takes out of the address at once.
 */
export function browserAddress({ ownLink, meetingNumber, passcode, ...ticket }: BrowserTicket): string {
  const tk = ownLink === undefined ? undefined : (new URL(ownLink).searchParams.get('tk') ?? undefined)
  const joining = { ...ticket, meetingNumber, passWord: passcode ?? '', ...(tk !== undefined && { tk }) }
  return `${zoomRoomPath}#${Buffer.from(JSON.stringify(joining)).toString('base64url')}`
}
