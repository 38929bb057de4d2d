import type { SynonymGroups } from './synonyms.ts'

/** Words that help centres and their visitors use for one another, in English. Written for this project. */
export const ENGLISH_SYNONYMS: SynonymGroups = `delete remove erase
cancel stop end
create make
change edit modify update
photo picture image pic
movie film
email mail
phone telephone cell mobile
app application
buy purchase order
price cost fee charge
pay payment
refund reimburse reimbursement
ship shipping delivery deliver shipment
bill invoice
account profile
begin start
fix repair solve resolve
problem issue error trouble
find locate search
hide conceal
show display view see
download save export
upload import
website site page
folder directory
password passcode
turn switch
deactivate disable
activate enable
merge combine join unite
copy duplicate clone
move transfer migrate
link url
logout signout
login signin
quick fast
company business firm organisation organization
employee worker staff
customer client
permanently forever
automatic automatically auto
multiple several many
restore recover retrieve
block ban
send submit
share publish
choose select pick
vehicle car automobile
doctor physician
holiday vacation
quit leave exit
log sign
setting settings preference option
text sms message
person people user
large big huge
small little tiny
hire employ recruit
discount coupon voucher promo
trial demo
plan subscription`
  .split('\n')
  .map(line => line.split(' '))
