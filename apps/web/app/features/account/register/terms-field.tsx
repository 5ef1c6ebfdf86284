import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'

/** Stand-ins that no translation contains, to find the links' places in the sentence. */
const [atTerms, atPrivacy] = ['\u{e000}', '\u{e001}']

const links: Record<string, { to: string; text: () => string }> = {
  [atTerms]: { to: addressOf('/terms-condition'), text: m.account_terms_terms },
  [atPrivacy]: { to: addressOf('/privacy-policy'), text: m.account_terms_privacy },
}

export function TermsField({ error }: { error?: string | undefined }) {
  const parts = m.account_terms({ terms: atTerms, privacy: atPrivacy }).split(/([\u{e000}\u{e001}])/u)
  const label = parts.map((part) => {
    const link = links[part]
    return link ? (
      // A tab of its own, so that reading the terms costs nobody their form.
      <Link key={part} to={link.to} target="_blank" className="link-in">
        {link.text()}
        <span className="sr"> ({m.shell_opens_in_new_tab()})</span>
      </Link>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    )
  })
  return <CheckField name="terms" label={label} error={error} />
}
