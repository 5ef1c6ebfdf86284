import { loadEnvFile } from './load-env-file.ts'

/** npm run staff -- owner someone@example.com "Their Name" */
loadEnvFile()
const [what, email = '', ...words] = process.argv.slice(2)
const name = words.join(' ').trim()
if (what !== 'owner' || !/^\S+@\S+\.\S+$/.test(email) || name.length < 2) {
  console.error('Say who the owner is: npm run staff -- owner someone@example.com "Their Name"')
  process.exit(1)
}

const { startOrExplain } = await import('../apps/server/src/start/start-or-explain.ts')
const { inviteOwner } = await import('../apps/server/src/start/invite-owner.ts')
await startOrExplain(async () => {
  const { link, expiresAt } = await inviteOwner({ email, name })
  console.log(
    `\n  Open this link, once, before ${expiresAt.toLocaleString('en-GB', { timeZone: 'Asia/Dhaka' })} (Dhaka):\n\n  ${link}\n`,
  )
})
