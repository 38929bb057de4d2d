import type { Lexicon } from '../word-kinds.ts'

/** Turkish. */
export const TR: Lexicon = {
  verbLast: true,
  refusesLast: true,
  suffixes: {
    tan: 'with',
    ten: 'with',
    nden: 'with',
    ndan: 'with',
    dan: 'with',
    den: 'with',
    yla: 'with',
    yle: 'with',
    la: 'with',
    le: 'with',
    ye: 'with',
    ya: 'with',
    ne: 'with',
    na: 'with',
    e: 'with',
    a: 'with',
    yi: 'article',
    ni: 'article',
    i: 'article',
    u: 'article',
  },
  talk: 'konusmak konusabilir konusabilirim konusayim konusalim konusacagim konusmam konusmaktan konusma konus gorusmek gorusebilir gorusebilirim gorusecegim gorusme gorusmem yazismak yazisabilir yazisabilirim iletisim iletisime_gecmek iletisim_kurmak iletisim_kurabilir ugrasmak',
  contact:
    'arasin ara arayin arayabilir arar ararmisiniz arasinlar aramak arayabilir_mi arar_misiniz arar_misin ulasmak ulasabilirim ulasabilir geri_arasin geri_ara geri_arayin geri_arar geri_arayabilir cagirin cagir aramasini aramasi iletisime_gecin iletisime_gecsin iletisime_gecmesini iletisime_gecebilir',
  transfer:
    'aktar aktarin aktarir aktarabilir aktarmak bagla baglayin baglar baglayabilir baglamak baglanmak baglanabilir baglanayim baglan yonlendir yonlendirin yonlendirir yonlendirebilir devret devredin devreder baglarmisiniz aktarirmisiniz',
  get: 'ver verin verir bul bulun bulur getir getirin gonder gonderin ilet iletin iletir iletebilir cagirin cagir',
  do: 'devralsin devralabilir devralir bakabilir baksin bakar ilgilensin ilgilenebilir ilgilenir cevaplasin cevap_versin cevap_verebilir cevap_verir yanitlasin kontrol_etsin cozsun cozebilir inceleyebilir incelesin cevap_verecek katilabilir katilsin katilir sohbete_katilabilir sohbete_katilsin',
  me: 'beni bana bizi bize benimle',
  it: 'bunu bu_konuyu bu_konusmayi sohbeti bu_sorunu sorunumu talebimi buna konuyu bu_konuda',
  want: 'istiyorum isterim istiyoruz lazim gerekiyor gerek ihtiyacim_var rica_ediyorum talep_ediyorum tercih_ederim alabilir_miyim istedim',
  human:
    'insan insanlar insanlari temsilci temsilcisi temsilciniz temsilcileri temsilciler musteri_temsilcisi musteri_temsilciniz operator operatoru operatorunuz danisman danismani danismaniniz yetkili yetkilisi yetkiliniz yetkili_biri yetkili_birisi danismanin temsilcinin insanin',
  person:
    'kisi kisisi ajan gorevli gorevlisi calisan calisaniniz calisanlariniz eleman personel uzman uzmani uzmaniniz',
  somebody:
    'biri birisi birini birileri kimse hickimse arkadasiniz arkadasin arkadasiniz is_arkadasiniz ekibiniz ekip ekibi meslektasiniz mudur muduru mudurunuz patron patronunuz sorumlu amir amiriniz yonetici yoneticiniz sizden_biri icinizden_biri arkadas birinin',
  else: 'baska_biri baska_birisi baskasi bir_baskasi baska_birini baska_bir_temsilci',
  desk: 'musteri_hizmetleri musteri_hizmeti canli_destek canli_yardim canli_sohbet destek_ekibi destek_ekibiniz cagri_merkezi teknik_destek satis_ekibi satis_ekibiniz destek_hatti sen_degil siz_degil geri_arama geri_arayin geri_aranmak aranmak beni_arayin beni_ara beni_arar beni_arasin beni_geri_arar beni_geri_arayin beni_geri_ara beni_geri_arasin',
  support: 'destek',
  help: 'yardim hizmet destek_hizmeti yardim_etsin yardim_edebilir yardim_eder yardimci_olsun yardimci_olabilir yardim_edecek yardimci_olacak',
  real: 'gercek canli hakiki etten_kemikten kanli_canli gercekten_insan',
  yours:
    'sizden ekibinizden ekipten sirketinizden tarafinizdan orada_calisan anlayan bilen isi_bilen anlayan_biri bilen_biri sizin_ekipten',
  sort: 'satis muhasebe musteri teknik lanet kahrolasi baska is',
  article: 'bir herhangi_bir sizin senin',
  with: 'ile icin',
  whom: 'kiminle kime kimle',
  not: 'istemiyorum istemem istemiyoruz degil yok gerek_yok olmasin hayir lazim_degil gerekmiyor aramayin aktarmayin baglamayin istemedim gerek_yoktur',
  enough: 'biktim usandim yeter bikkinlik sikildim bezdim birak',
  bot: 'bot botlar robot robotlar makine makina makineler yapay_zeka chatbot bilgisayar otomatik_cevap yazilim',
  exists: 'var var_mi mevcut_mu var_mi_orada yok_mu',
  here: 'orada burada musait telefonda',
  report:
    'sen_bir siz_bir sen siz ben_bir ben konustugum konusuyorum konustum gorustum mi_konusuyorum yaziyorum',
  theirs:
    'benim bizim ekibimdeki ekibim mudurum arkadasim arkadasimi is_arkadasim calisanim calisanlarim musterilerim onun ekibimle mudurumle calisanlar temsilcilerim',
  in: 'icinde deki',
  others:
    'musteriler ziyaretciler kullanicilar musterilerimiz musterilerim eklerim davet_ederim davet_etmek eklemek ekleyebilirim hangi_kisi',
  filler:
    'lutfen please pls hemen simdi acilen artik tesekkurler merhaba selam evet tamam dogrudan sadece rica yarin bi_zahmet ya mi mu misiniz misin musunuz lutfen_hemen olur_mu mumkun_mu diye',
  small: 'nerede neden niye acaba mumkun olsun olmali ki da de',
  self: 'miyim muyum miyiz',
  how: 'nasil',
  next: 've ama cunku fakat',
  everyday: 'konu hesap hesabimi sifremi fiyat ne kac kim kisi_siniri arama aramalari arkadasimi',
}
