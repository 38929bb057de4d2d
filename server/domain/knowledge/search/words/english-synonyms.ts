import type { SynonymGroups } from './synonyms.ts'

/** English words and phrases that help centers and their visitors use for one another. Written for this project. */
export const ENGLISH_SYNONYMS: SynonymGroups = `delete, remove, erase
cancel, stop, end
create, make
change, edit, modify, update
photo, picture, image, pic
movie, film
email, mail
phone, telephone, cell, mobile
app, application
buy, purchase, order
price, cost, fee, charge
pay, payment
refund, reimburse, reimbursement
ship, shipping, delivery, deliver, shipment
bill, invoice
account, profile
begin, start
fix, repair, solve, resolve
problem, issue, error, trouble
find, locate, search
hide, conceal
show, display, view, see
download, save, export
upload, import
website, site, page
folder, directory
password, passcode
turn, switch
deactivate, disable
activate, enable
merge, combine, join, unite
copy, duplicate, clone
move, transfer, migrate
link, url
logout, signout
login, signin
quick, fast
company, business, firm, organisation, organization
employee, worker, staff
customer, client
permanently, forever
automatic, automatically, auto
multiple, several, many
restore, recover, retrieve
block, ban
send, submit
share, publish
choose, select, pick
vehicle, car, automobile
doctor, physician
holiday, vacation
quit, leave, exit
log, sign
setting, settings, preference, option
text, sms, message
person, people, user
large, big, huge
small, little, tiny
hire, employ, recruit
discount, coupon, voucher, promo
trial, demo
plan, subscription
2fa, mfa, otp, two factor authentication, two step verification
sso, single sign on
log in, sign in, login, signin
locked out, blocked
username, user name, login name
role, permission, rights, access
admin, administrator
seat, license, licence
deactivate, suspend
money back, refund
vat, tax
credit card, debit card
bank transfer, wire transfer
sepa, direct debit
yearly, annual, annually
declined, rejected
expire, expired, run out
renew, renewal, extend
receipt, proof of payment, invoice
parcel, package, shipment
track, tracking, trace
courier, carrier
send back, return
exchange, swap
damaged, broken, faulty, defective
sold out, out of stock, unavailable
abroad, international, overseas, other countries
pto, time off, day off, days off, leave, vacation
schedule, roster, rota, timetable
smartphone, phone
computer, laptop, pc, desktop
ios, iphone, ipad
notification, alert, reminder
turn off, switch off, disable, mute
turn on, switch on, enable, activate
gdpr, data protection, privacy
bug, crash, error
sync, synchronize, synchronise
connect, integrate, integration
faq, questions
opening hours, business hours, open
guide, manual, instructions
faster, speed up
wrong, incorrect
missing, lost
contact, reach, get in touch
phone number, telephone number, hotline
colleague, coworker, teammate
boss, manager, supervisor
accountant, bookkeeper
salary, wage, wages, pay
dark mode, night mode, dark theme
mail address, email address
attach, attachment, upload
language, translation, translate`
  .split('\n')
  .map(line => line.split(', '))
