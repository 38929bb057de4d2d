/** Acme Planner help: single sign-on, data and its deletion. */
import { published } from '../published.ts'

/** The articles of the category Security. */
export const securityArticles = published('en', [
  {
    slug: 'single-sign-on',
    title: 'Set up single sign-on',
    category: 'Security',
    section: 'Access',
    alternate_questions: [
      'How do I set up SSO?',
      'Do you support SAML?',
      'Can we sign in with Okta or Microsoft Entra ID?',
      'Which plan includes single sign-on?',
    ],
    body: `We support single sign-on (SSO) with SAML 2.0 on the Business plan. To set up single sign-on, an admin opens Settings > Security > Single sign-on and enters the metadata address of your identity provider.

It works with Okta, Microsoft Entra ID, Google Workspace and every other provider that speaks SAML 2.0.

## Steps to set it up

1. Copy the reply address and the entity ID from Acme Planner into a new app at your provider.
2. Send the email address as the name ID, and the attributes first_name and last_name.
3. Paste the provider's metadata address into Acme Planner and press Test.
4. When the test is green, press Switch on.

## Require it for everyone

With Require single sign-on, passwords no longer work for anyone except the owner. The owner keeps a password as a way in when your provider is down.

## Create and remove people

Acme Planner supports SCIM 2.0 on the Business plan, so your provider can create, change and deactivate people. Without SCIM, a person is created as a member the first time they sign in.

If a sign-in fails with Unknown person, the address sent by your provider differs from the one under People.`,
  },
  {
    slug: 'delete-data',
    title: 'Delete your workspace or personal data',
    category: 'Security',
    section: 'Privacy',
    alternate_questions: [
      'How do I delete my account?',
      'How do I ask for my personal data to be erased under the GDPR?',
      'How long do you keep data after deletion?',
      'How do I export all data before I leave?',
    ],
    body: `To delete a workspace and all its data, the owner opens Settings > General > Delete workspace and types the workspace's name. The workspace is closed at once, can be restored for 30 days, and is then erased.

After those 30 days the data is gone from our live systems, and the last backups that hold it are erased within another 35 days. We keep invoices for 6 years, because Irish tax law requires it.

## Erase one person's data

To erase a person's data, an admin opens People, chooses the person and presses Erase personal data. Name, address, phone number, photos and notes are removed, and the hours stay in the records under Former member.

You cannot delete your own account yourself, because your employer decides about your data; ask an admin of your workspace to do it. You can also write to privacy@acme.test, and we pass your request on and answer within 30 days.

## Export before you leave

To take everything with you, the owner first presses Settings > General > Export workspace data. You get a ZIP file with CSV and JSON files within 24 hours, and the link is valid for 7 days.

A paid plan ends when you delete the workspace. The refund policy applies as usual.`,
  },
  {
    slug: 'where-data-is-stored',
    title: 'Where your data is stored and how it is protected',
    category: 'Security',
    section: 'Privacy',
    alternate_questions: [
      'Is our data stored in the EU?',
      'Is Acme Planner encrypted?',
      'How often do you make backups?',
      'Do you offer a data processing agreement?',
    ],
    body: `Your data is stored in the European Union (EU): the live systems are in Ireland and the backups are in Germany. Data is encrypted in transit with TLS 1.2 or later and at rest with AES-256.

## Backups

We make a backup every day and keep each backup for 35 days. We practise restoring a backup four times a year. Single records that someone deleted by mistake are restored from the bin and not from a backup.

## Who can see your data

Our support agents can open a workspace only after an admin has allowed it under Settings > Security > Support access. The access ends on its own after 24 hours.

On the Business plan, the audit log under Settings > Security > Audit log shows who changed what during the last 12 months. It also shows every visit of our support team.

## Tests and documents

An independent company tests our systems for weaknesses once a year. Business customers can ask security@acme.test for the summary.

You can sign our data processing agreement under Settings > General > Data processing. The list of companies that process data for us is on the same page, and admins get an email 30 days before it changes.`,
  },
])
