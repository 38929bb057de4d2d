import type { Sentences } from '../blind/sentences.ts'

/** Polish. */
export const PL: Sentences = {
  requests: `
    czy ktoś może mi pomóc
    proszę do mnie zadzwonić
    chcę rozmawiać z przełożonym
    dajcie człowieka
    niech odpowie mi człowiek
    żadnych botów, chcę człowieka
    czy jest tam prawdziwa osoba
    gdzie mogę z kimś porozmawiać
    ktoś inny proszę
    przekażcie sprawę konsultantowi
    mam dość bota
    proszę o konsultanta
    chcę porozmawiać z kimś
    połączcie mnie z człowiekiem
    nie chcę bota
    zadzwońcie do mnie
    poproszę kogoś z działu technicznego
    chciałabym rozmawiać z prawdziwym człowiekiem
    żądam rozmowy z kierownikiem
    chcę żeby odpowiedział mi człowiek
    czy mógłbym porozmawiać z kimś z zespołu
    proszę o kontakt
    przełącz mnie do konsultanta
    chcę żeby ktoś do mnie zadzwonił
    ten bot nic nie rozumie, dajcie człowieka
    czy jest dostępny konsultant
    ktoś kto mi pomoże
    wolę człowieka
    proszę przekierować mnie do pracownika
    potrzebuję konsultanta
    czy pracownik może mi odpowiedzieć
    chcę rozmawiać z waszym zespołem
    człowiek
    niech odpowie ktoś kto nie jest botem
    przekażcie to przełożonemu
    czy można z kimś porozmawiać przez telefon
    mam dość tej maszyny, proszę człowieka
    czy skontaktuje się ze mną doradca
    chcę twojego szefa
    czy któryś z konsultantów jest wolny
    nic nie rozumiesz, daj mi człowieka
    wolałbym omówić to z człowiekiem
    powiedz koledze żeby do mnie zadzwonił
    nie ma nikogo?
    chciałbym żeby skontaktował się ze mną doradca
    przestań, chcę prawdziwego człowieka
    niech ktoś to przejmie
    czy konsultant może dołączyć do czatu
    chciałbym kogoś innego
    proszę zadzwonić do mnie jutro
    nie chcę automatycznych odpowiedzi tylko człowieka
    chcę pomocy prawdziwej osoby
    połączcie mnie z kimś kto może decydować
    mam tego dosyć, dawaj przełożonego
    czy ktoś od was może się ze mną skontaktować`,
  others: `
    czy pracownik widzi moje wiadomości
    jak dodać drugą osobę
    mój szef dzwoni do mnie
    który kolega zmienił grafik
    czy mogę dzwonić z aplikacji
    potrzebuję dwóch osób na zmianę
    ile kosztuje agent
    czy kolega może edytować mój wpis
    kto tu odpowiada
    nie jestem robotem
    czy jest bot do slacka
    jak zadzwonić do klienta
    czy ktoś widzi mój profil
    nie chcę być przełączony
    proszę mnie nie łączyć
    nie łączcie mnie z nikim
    goście chcą konsultanta, gdzie to ustawić
    czy potrzebna jest osoba do konfiguracji
    ktoś kto odszedł ma dostęp
    rozmawiałam z waszym kolegą
    muszę udowodnić że jestem człowiekiem
    jak zrobić z kolegi administratora
    nasi klienci chcą rozmawiać z konsultantem
    kto w mojej firmie może zatwierdzać
    czy aplikacja powiadomi kolegę
    koleżanka nie może się zalogować
    ilu kolegów mogę zaprosić
    czy wasi pracownicy widzą moje dane
    nie chcę żeby ktoś dzwonił
    czy jest zniżka dla dużych zespołów
    czy można wysłać wiadomość do pracownika
    kto jest waszym szefem
    czy ktoś bez konta może rezerwować
    czy bot może odpowiadać w nocy
    czy kierownik może czytać moje wiadomości
    dwóch pracowników ma tę samą zmianę
    jak pracownicy mogą się ze mną skontaktować
    który kolega pracuje dzisiaj
    czy pracownicy mogą ze sobą rozmawiać
    kto dostaje powiadomienie
    nie chcę telefonów od sprzedaży
    jak zadzwonić do kierownika z aplikacji
    jak powiadomić kolegę
    czy mogę dodać szefową jako admina`,
}
