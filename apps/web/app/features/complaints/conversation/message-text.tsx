import { SmartLink } from '../../../kit/page/smart-link.tsx'
import { linkParts } from './link-parts.ts'

export function MessageText({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p className="say-text">
      {linkParts(text).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <SmartLink key={place} to={part} className="link-in">
            {part}
          </SmartLink>
        ),
      )}
    </p>
  )
}
