export const zoomRoomPath = '/zoom-class'

type BrowserTicket = {
  signature: string
  meetingNumber: string
  passcode: string | null
  name: string
  ownLink: string | undefined
}

/**
 * The address of our page that joins a Zoom meeting in the browser. The ticket stands behind the `#`, which no browser sends to
 * any server, and which the page takes out of the address at once.
 */
export function browserAddress({ signature, meetingNumber, passcode, name, ownLink }: BrowserTicket): string {
  const tk = ownLink === undefined ? null : new URL(ownLink).searchParams.get('tk')
  // As Zoom's SDK calls them.
  const joining = { signature, meetingNumber, passWord: passcode ?? '', userName: name, ...(tk !== null && { tk }) }
  return `${zoomRoomPath}#${Buffer.from(JSON.stringify(joining)).toString('base64url')}`
}
