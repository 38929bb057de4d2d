/** What visitors typed into the search of the help center, and how they rated its articles. */

/** Queries that articles answer, each with the article: typed as people type, the most frequent first. */
export const FOUND_SEARCHES = `
forgot password | reset-password
swap shift | shift-swaps-and-open-shifts
calendar sync | calendar-not-updating
google calendar | connect-google-calendar
prices | plans-and-prices
export csv | export-timesheets-csv
invoice | invoices-and-vat-number
holiday request | time-off-requests
clock out | clock-in-and-out
outlook | connect-outlook-calendar
cancel | cancel-plan
pin tablet | shared-tablet-clock
invite | invite-teammate
overtime | breaks-and-overtime
offline | mobile-offline
two factor | two-factor-authentication
change card | payment-methods
app iphone | install-mobile-app
copy week | copy-week-and-templates
timesheet approve | approve-timesheets
api limit | api-rate-limits
refund | refund-policy
sso | single-sign-on
time zone | change-time-zone
delete account | delete-data
admin rights | roles-and-permissions
slack | connect-slack
opening hours | contact-support
`

/** Queries that no article answers, with how often they were typed in three months. */
export const MISSED_SEARCHES = `
public holidays | 19
print rota | 16
night surcharge | 14
whatsapp | 13
datev | 9
microsoft teams | 8
payslip | 8
availability | 7
dark mode | 6
minimum wage | 5
kiosk mode ipad lock | 5
zapier | 5
feiertage | 5
drucken | 4
carpool | 3
imprimir horario | 3
הדפסה | 3
طباعة الجدول | 2
gps block clock in | 4
shift bidding | 3
mileage | 3
staff birthday | 2
`

/** Ratings of articles: slug, how many found it helpful, how many did not, and comments of the latter. */
export const ARTICLE_RATINGS = `
reset-password | 14 | 3 | mail never came
shift-swaps-and-open-shifts | 16 | 2 | button not there on free plan, say so at the top
calendar-not-updating | 21 | 9 | reconnect does not help ; still nothing after 15 min ; please add a picture
connect-google-calendar | 12 | 4 | screenshots are missing
connect-outlook-calendar | 6 | 5 | our IT is not in the planner, what now ; says admin, which admin?
plans-and-prices | 11 | 1 |
export-timesheets-csv | 13 | 3 | no overtime column in my file
invoices-and-vat-number | 9 | 2 |
time-off-requests | 10 | 1 |
clock-in-and-out | 8 | 0 |
breaks-and-overtime | 4 | 4 | does not say anything about nights ; too long ; what is per step?
shared-tablet-clock | 7 | 2 | what if the tablet has no camera
mobile-offline | 5 | 2 | it should warn me BEFORE signing out
cancel-plan | 4 | 1 |
roles-and-permissions | 6 | 1 |
approve-timesheets | 7 | 1 |
two-factor-authentication | 5 | 2 | I have no recovery codes
supported-browsers | 3 | 1 |
api-rate-limits | 4 | 0 |
webhooks | 3 | 1 | example in python would help
copy-week-and-templates | 8 | 0 |
`

/** Returns the lines of a table above, split at their bars. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
}
