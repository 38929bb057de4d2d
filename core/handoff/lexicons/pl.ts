import type { Lexicon } from '../word-kinds.ts'

/** Polish. */
export const PL: Lexicon = {
  verbFirst: true,
  verbLast: true,
  talk: 'rozmawiac porozmawiac rozmowa rozmowe rozmowy pogadac gadac mowic pomowic pisac popisac czatowac rozmawial porozmawial rozmawiala miec_do_czynienia',
  tell: 'omowic omawiac wyjasnic',
  contact:
    'kontakt kontaktu zadzwonic zadzwoni zadzwoncie zadzwonil zadzwonila zadzwonili dzwonic oddzwonic oddzwoni oddzwoncie oddzwonil oddzwonila oddzwonienie zawolac zawolaj wezwac skontaktuje skontaktowal skontaktowala odezwie odezwac odezwal skontaktowac kontaktowac',
  transfer:
    'polacz polaczcie polaczyc polaczenie przelacz przelaczcie przelaczyc przekieruj przekierujcie przekierowac przekierowanie polaczy przekazcie przekaz',
  get: 'daj dajcie dac podaj zawolaj znajdz znajdzcie przyslij przyslijcie poprosic przekazac dawaj dawajcie',
  do: 'zajac zajal zajela zajmie przejac przejal przejmie spojrzec spojrzy spojrzal zobaczyc zobaczyl zerknac zerknal sprawdzic sprawdzil sprawdzi odpowiedziec odpowie odpisac odpisal odpisze odpowiedzial rozwiazac rozwiazal rozpatrzyl obsluzyl obsluzyc dolaczyc_do_czatu dolaczyc dolaczy',
  me: 'mnie mi nas nam mna',
  it: 'to tym tego ta_sprawa ta_sprawe ta_sprawa te_sprawe moja_sprawe moja_sprawa te_rozmowe ten_czat sprawe moja_wiadomosc zgloszenie',
  want: 'chce chcialbym chcialabym chcemy poprosze prosze_o potrzebuje potrzebny potrzebna wole wolalbym wolalabym zadam wymagam prosilbym prosilabym szukam musze chca chcieliby',
  human:
    'czlowiek czlowieka czlowiekiem czlowiekowi ludzie ludzi ludzmi konsultant konsultanta konsultantem konsultantowi konsultantka konsultantke konsultantka konsultanci doradca doradcy doradce doradca operator operatora operatorem operatorowi przedstawiciel przedstawiciela przedstawicielem',
  person:
    'osoba osobe osoby osobami osoba agent agenta agentem agentowi pracownik pracownika pracownikiem pracownikowi pracownicy pracownikow specjalista specjalisty specjaliste',
  somebody:
    'ktos kogos komus kims ktokolwiek kogokolwiek kolega koledze kolegi kolezanka kolezance kolegow wspolpracownik wspolpracownikowi kierownik kierownika kierownikiem kierownikowi szef szefa szefem szefowi menedzer menedzera menedzerem manager zespol zespolem zespolu przelozony przelozonego przelozonym jeden_z_was ktos_z_was przelozonemu dyrektor dyrektora dyrektorem',
  else: 'ktos_inny kogos_innego kims_innym komus_innemu ktos_inny_prosze inny_konsultant inna_osoba inna_osobe',
  nobody: 'nikogo nikt nikim',
  desk: 'obsluga_klienta obsluge_klienta obslugi_klienta biuro_obslugi biura_obslugi biurem_obslugi infolinia infolinie czat_na_zywo pomoc_techniczna wsparcie_techniczne dzial_obslugi dzialem_obslugi oddzwonienie prosze_oddzwonic nie_ty prosze_o_telefon prosze_o_kontakt',
  support: 'wsparcie wsparcia wsparciem',
  help: 'pomoc pomocy obsluga obslugi obsluge pomogl pomogla pomoze',
  real: 'prawdziwy prawdziwego prawdziwym prawdziwa prawdziwej zywy zywego zywym zywa zywej realna realnego ludzki ludzka ludzkiej z_krwi_i_kosci',
  yours:
    'z_was od_was u_was z_waszego_zespolu z_twojego_zespolu z_waszej_firmy z_panstwa_zespolu z_zespolu z_biura_obslugi z_obslugi kto_sie_zna co_sie_zna ktory_sie_zna kto_mi_pomoze kto_moze_pomoc kto_tam_pracuje z_dzialu',
  sort: 'innego innym inny dzialu sprzedazy ksiegowosci techniczny technicznym kompetentny kompetentna cholerny technicznego handlowego',
  article:
    'pana pani panstwa wasz waszym waszego wasza twoj twoja twoim twojego jakis jakiegos jakims jakas jakiems ktorys_z ktos_z jeden_z',
  with: 'z ze do na przez od od_kogos',
  whom: 'z_kim do_kogo',
  not: 'nie nigdy bez ani zaden zadnego zadnym zamiast nie_trzeba',
  enough: 'dosc dosyc mam_dosc koniec koniec_z przestan wystarczy starczy',
  bot: 'bot bota botem boty botow botami robot robota robotem robotow roboty robotami maszyna maszyny maszyne maszynami automat automatu automatem chatbot chatbota chatbotem program programem ai',
  exists: 'czy_jest jest sa czy_sa macie czy_macie nie_ma',
  here: 'tam tu tutaj dostepny dostepna dostepni wolny przez_telefon przy_telefonie wolni',
  report: 'jestes czy_jestes jestem rozmawiam rozmawialem rozmawialam pan_jest pani_jest',
  obliged: 'czy_musze musze_koniecznie',
  theirs:
    'moj moja moje mojego mojej moim moi nasz nasza naszym naszego naszego_zespolu mojego_zespolu swoim swojego aplikacji aplikacja z_aplikacji w_aplikacji',
  in: 'w we u',
  others: 'klienci klient klientow uzytkownicy goscie zaprosic dodac usunac dodaje zatrudnic zostac',
  filler:
    'prosze please pls natychmiast teraz zaraz szybko pilnie dzien_dobry czesc hej tak ok dziekuje dzieki w_koncu wreszcie juz jutro po_prostu raczej bezposrednio moze_lepiej tych tej',
  small:
    'czy moze mozecie mozesz mozna by sie niech da_sie jak_najszybciej zeby abym aby dlaczego kiedy ty wy gdzie',
  self: 'ja moge moglbym moglabym mozemy my nie_moge nie_moge_sie',
  how: 'jak w_jaki_sposob',
  next: 'i ale a bo poniewaz wiec tylko',
  about: 'o w_sprawie',
  everyday:
    'co kto ktory ktora ile hasla haslo cena ceny moja_zmiane zmiane placic konto strona osob sam sami tak_samo telefon role rola new kto_jest',
}
