import type { Lexicon } from '../word-kinds.ts'

/** English. */
export const EN: Lexicon = {
  tell: 'discuss discussing explain explaining complain complaining complaint sort_out',
  talk: 'in_contact be_handed get_handed be_put_through be_transferred be_connected be_redirected be_forwarded get_transferred get_connected deal dealing talk speak chat talking speaking chatting converse in_touch a_word livechat write_to write_with writing_to writing_with chatting_with',
  contact:
    'contact reach call phone ring contacting reaching calling phoning hold_of ahold_of a_hold_of out_to get_back_to hear_from get_through_to',
  transfer:
    'transfer redirect escalate reroute transferring transferred escalated redirected put_through patch forward hand_me_off',
  get: 'bring_in change_to get give connect put pass hand switch bring send link direct route refer getting connecting connected passing handing switching find fetch summon assign ask loop_in rope_in pull_in',
  do: 'take_over take_this_over take_it_over taking_over handle look_at look_into take_a_look have_a_look had_a_look step_in sort_it_out sort_this_out check answer reply respond fix solve dealt_with handled answered looked_into looked_at deal_with_this deal_with_it dealing_with_this dealing_with_it do_it do_this do_that pick_this_up pick_it_up pick_up take_this take_it join join_us join_in join_this_chat join_the_chat join_the_conversation come_in_here',
  me: 'me us',
  it: 'this it this_chat the_chat this_conversation the_conversation my_case my_issue my_request this_case this_issue that_on this_on it_on my_question my_complaint my_ticket_here my_message my_chat the_matter',
  want: 'how_about what_about can_i_have could_i_have may_i_have can_i_get could_i_get want need prefer require wanna demand insist_on insist would_like id_like d_like like_to_have rather looking_for ask_for asking_for asked_for request_for requesting request wanting deserve gimme lemme_have expect demanding said_i_want',
  human:
    'someone_from somebody_from human humans handoff humanbeing humanoid human_being human_beings representative representatives rep reps csr operator operators real_one live_one actual_one bank_worker consultant technician',
  person: 'person persons supervisor agent agents adviser advisor advisers advisors specialist expert',
  somebody:
    'someone somebody anyone anybody people somone manager managers supervisors colleague colleagues staff team employee employees assistant assistants worker boss superior guy member_of_staff staff_member team_member member_of_the_team member_of_your_team one_of_you department departments dept receptionist clerk professional sb smb sm1 some1 s1 any1 whoever crew',
  else: 'someone_else somebody_else somone_else anyone_else anybody_else some1_else',
  nobody: 'nobody noone no_one',
  desk: 'it_support it_department it_team human_takeover human_handover put_me_through to_escalate connect_me_please please_connect_me team_please manager_please someone_please somebody_please colleague_please costumer_service costumer_support customer_service customer_services customer_support customer_care customer_assistance customerservice customersupport customer_sevice client_service client_services live_chat live_support live_help service_desk helpdesk help_desk support_desk support_team service_team call_center call_centre callcenter reception front_desk tech_support technical_support hotline human_support human_handoff support_line callback a_callback a_call_back give_me_a_call give_me_a_ring get_a_call have_a_call like_a_call want_a_call need_a_call request_a_call be_called_back be_phoned not_you escalate_this escalate_it escalate_my pass_me_on be_contacted be_contacted_by can_i_get_transferred',
  support: 'support',
  help: 'help assistance service services attention assist help_out',
  real: 'real live actual human genuine breathing flesh_and_blood physical manual proper real_life reallife',
  yours:
    'of_yours of_urs from_your_team on_your_team in_your_team of_your_team from_your_side on_your_side from_your_company at_your_company in_your_company from_your_staff from_your_end on_your_end from_your_office who_works_there that_works_there who_actually_works_there who_works_here who_works_for_you who_knows_what with_a_brain who_understands that_understands over_there',
  sort: 'more customer support service sales technical tech billing bank hotel senior qualified competent different other second damn damned goddamn fucking fuckin freaking bloody fing nice kind friendly trained local english_speaking account product office care client your_own finance accounting legal refunds returns guys',
  article: 'a an the some one_of of your any these those ur',
  with: 'with to w wit wth into onto by on_to',
  whom: 'with_whom to_whom',
  not: 'than sick_of tired_of fed_up_with i_hate dont do_not didnt did_not never no_need not without instead_of rather_than no wont will_not doesnt neednt shouldnt avoid stop refuse_to isnt arent',
  enough:
    'enough_with enough_of enough_from done_with done_talking done_chatting done_writing had_it_with stop_with had_enough_of enough had_enough over_talking im_done_with i_am_done_with',
  obliged:
    'do_i_have_to do_i_need_to must_i is_it_necessary_to should_i why_would_i why_do_i why_should_i when_do_i when_should_i when_would_i what_happens_if what_happens_when if_nobody',
  bot: 'bot bots robot robots chatbot chatbots machine machines ai automated_system virtual_agent virtual_agents virtual_assistant artificial_intelligence automaton software algorithm computer automated_replies automated_answers automated_reply automated_messages',
  exists:
    'who_can_i who_could_i are_there_no is_there are_there do_you_have have_you_got you_have is_there_no dont_you_have isnt_there arent_there any is_any there_any got_any where_are',
  here: 'there here available online around awake out_there free in_there alive on_the_line on_the_phone in_there_alive working_there working_here work_there work_here involved',
  report:
    'am_i i_am im was_i i_was i_were been are_you is_this are_we were_you youre you_are is_it are_u r_u r_you ive_been what_do_you_call waiting_for prove_youre if_you_are youre_just you_are_just does',
  theirs:
    'my our his her their other another its mine who_has who_have who_are who_left who_is who_had they app teammates friend friends mom dad wife husband teammate coworker coworkers',
  in: 'in on from at outside within inside under',
  others:
    'customers visitors users clients who they people_can everyone members teammates guests patients students visitor user become becoming hire hiring invite add install embed enable remove each_other one_another does_it does_the_bot does_the_chat does_the_widget can_the_bot can_it will_it will_the_bot wants',
  filler:
    'please pls plz plss asap now right_now immediately just really already instead through thru over across straight directly back hi hello hey ok okay yes yeah yep no_thanks thanks thank_you thx actually urgently quickly kindly today then simply only sorry again seriously sir madam bro dude man lol ffs ! tomorrow tonight morning afternoon later twice times soon maybe nah nope personally',
  small:
    'u you what_do_i_have_to_do what_do_i_need_to_do can could may might would should able do did where what when is are be will shall let lets possible have has had got go going gotta try trying why_dont_you why_not cant cannot like that there_is so if ever',
  self: 'i we ill id we_can why_cant_i',
  how: 'how how_can_i how_do_i how_to',
  about: 'about regarding concerning for',
  next: 'but and because so_that since cuz cause although though or_else nor',
  everyday:
    'all bad bag bar bed bet big bit box boy bug bus buy car cut day die dog due ear eat end eye far fee few fit fix fly fun gas god her him hit hot ice ink job key kid lab law leg lie lot low mad map men met mix net odd off oil old own pay pen pet pin raw red run sad sat saw say sea see set she sit six sky son sum sun tax tea ten tie tip too top toy two use van via war was way web wet win won yet zip and but not contact_person contact_persons export exports expect expected same given all sent employer employers walk walking take taken change charge chart read reading reader reached each teach agency agenda urgent parent personal personnel reason season port sport report reports woman women find_out human_resources human_resource human_readable human_error human_rights customer_service_hours phone_number phone_numbers call_it advise advice advised giving leaving let_alone contract contracts contest context content transfers transfer_fee transferable task tasks walks asks hall ball balls wall tall talked rang king wing thing reply_to replies the_manual a_manual called calls takes looks handles answers checks responds fixes solves helps loop book cook took lock handling new role roles paid said shop ship know',
}
