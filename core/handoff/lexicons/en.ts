import type { Lexicon } from '../word-kinds.ts'

/** English. */
export const EN: Lexicon = {
  tell: 'discuss discussing explain explaining complain complaining complaint sort_out',
  talk: 'in_contact be_handed get_handed be_put_through be_transferred be_connected be_redirected be_forwarded get_transferred get_connected deal dealing talk speak chat talking speaking chatting converse in_touch a_word livechat',
  contact:
    'contact reach call phone ring contacting reaching calling phoning hold_of ahold_of a_hold_of out_to',
  transfer:
    'transfer redirect escalate reroute transferring transferred escalated redirected put_through patch forward',
  get: 'bring_in change_to get give connect put pass hand switch bring send link direct route refer getting connecting connected passing handing switching find fetch summon assign',
  me: 'me us',
  it: 'this it',
  want: 'how_about what_about can_i_have could_i_have may_i_have can_i_get could_i_get want need prefer require wanna demand insist_on insist would_like id_like d_like like_to_have rather wants looking_for ask_for asking_for asked_for request_for requesting request wanting deserve gimme lemme_have',
  human:
    'someone_from somebody_from human humans handoff humanbeing humanoid human_being human_beings representative representatives rep reps csr operator operators real_one live_one actual_one bank_worker consultant technician',
  person: 'person persons supervisor agent agents adviser advisor advisers advisors specialist expert',
  somebody:
    'someone somebody anyone anybody people somone someone_else somebody_else anyone_else anybody_else manager managers supervisors colleague colleagues staff team employee employees assistant assistants worker boss superior guy teammate member_of_staff staff_member team_member member_of_the_team member_of_your_team one_of_you department departments dept receptionist clerk professional',
  desk: 'it_support it_department it_team human_takeover human_handover put_me_through to_escalate connect_me_please please_connect_me team_please manager_please someone_please somebody_please colleague_please costumer_service costumer_support customer_service customer_services customer_support customer_care customer_assistance customerservice customersupport customer_sevice client_service client_services live_chat live_support live_help service_desk helpdesk help_desk support_desk support_team service_team call_center call_centre callcenter reception front_desk tech_support technical_support hotline human_support human_handoff support_line',
  support: 'support',
  help: 'help assistance service services attention',
  real: 'real live actual human genuine breathing flesh_and_blood physical manual proper real_life reallife',
  sort: 'more customer support service sales technical tech billing bank hotel senior qualified competent different other second damn damned goddamn fucking fuckin freaking bloody fing nice kind friendly trained local english_speaking account product office care client your_own',
  article: 'a an the some one_of of your any these those ur',
  with: 'with to w wit wth into onto',
  not: 'than sick_of tired_of fed_up_with i_hate dont do_not didnt did_not never no_need not without instead_of rather_than no wont will_not doesnt neednt shouldnt avoid stop refuse_to',
  obliged: 'do_i_have_to do_i_need_to must_i is_it_necessary_to should_i',
  bot: 'bot bots robot robots chatbot chatbots machine machines ai automated_system virtual_agent virtual_agents virtual_assistant artificial_intelligence automaton',
  exists:
    'who_can_i who_could_i are_there_no is_there are_there do_you_have have_you_got you_have is_there_no dont_you_have isnt_there arent_there any is_any there_any got_any',
  here: 'there here available online around awake out_there free in_there alive on_the_line on_the_phone',
  report:
    'am_i i_am im was_i i_was i_were been are_you is_this are_we were_you youre you_are is_it are_u r_u r_you ive_been what_do_you_call waiting_for prove_youre if_you_are',
  theirs:
    'my our his her their other another its mine who_has who_have who_are who_left who_is who_had they app teammates friend friends mom dad wife husband',
  in: 'in on from at outside within inside under',
  others:
    'customers visitors users clients who they people_can everyone members teammates guests patients students visitor user become becoming hire hiring invite add install embed enable remove',
  filler:
    'please pls plz plss asap now right_now immediately just really already instead through thru over across straight directly back hi hello hey ok okay yes yeah yep no_thanks thanks thank_you thx actually urgently quickly kindly today then simply only sorry again seriously sir madam bro dude man lol ffs !',
  small:
    'i u you what_do_i_have_to_do what_do_i_need_to_do we can could may might would should able do does did how where what when is are be will shall let lets possible have has had got go going gotta try trying how_can_i why_dont_you why_cant_i why_not cant cannot ill id like that there_is so if ever we_can',
  about: 'about regarding concerning for',
  next: 'but and because so_that since cuz cause although though or_else nor',
  everyday:
    'all bad bag bar bed bet big bit box boy bug bus buy car cut day die dog due ear eat end eye far fee few fit fix fly fun gas god her him hit hot ice ink job key kid lab law leg lie lot low mad map men met mix net odd off oil old own pay pen pet pin raw red run sad sat saw say sea see set she sit six sky son sum sun tax tea ten tie tip too top toy two use van via war was way web wet win won yet zip and but not contact_person contact_persons export exports expect expected same given all sent employer employers walk walking take taken change charge chart read reading reader reached each teach agency agenda urgent parent personal personally personnel reason season port sport report reports woman women find_out human_resources human_resource human_readable human_error human_rights customer_service_hours phone_number phone_numbers call_it advise advice advised giving leaving let_alone contract contracts contest context content transfers transfer_fee transferable',
}
