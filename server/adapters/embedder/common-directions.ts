/**
 * What the vectors of the built-in sentence model have in common whatever the text says: their mean, and the five
 * directions in which they differ most by how a text is phrased. Taken away, what is left tells meanings apart better
 * (Mu and Viswanath, "All-but-the-Top", 2018). Computed from the public question sets that `npm run bench:search` reads;
 * no text of this repository went in.
 */

/** 512 numbers from -32,767 to 32,767 in little-endian base64, to be multiplied by `scale / 32767`. */
export type PackedVector = { readonly scale: number; readonly numbers: string }

/** The mean of the built-in sentence model's vectors. */
export const MEAN: PackedVector = {
  scale: 0.056851,
  numbers:
    'v/zftAQqiszIJ8LgfRgiDhHjXu26KWH6Gc9X8XOmmho81Zkl3cnYKJsX2PTq7/8AJd825cgA8hiLwW3ZHxvpJkYsv6QxNbr7/Z4F' +
    'CYWcHeii+Ee0pETTzfPz2uHu6MT+I0NyCakC+jhmS40I9Pu/LeurCg2RBS3YwrscG1ipdCGk5YUQw/6UCglJCfedFxD2CQ4jIvcV' +
    'obGg6v9/YOc2+MVOa8Q35uE0MthoXGATgwUzPRj6fisyIP8cnQD7qgsUx+ZNpWDEHvf6+U3Xvi8bDNz8YL7svYI1c918C4v4P+3j' +
    '4dTlnAm5AOv4EA802lLQgvcQ24kd8/lHoUkbE/NJEvMljgb6GhyiTfE5KO28vpegGhgM2AahczwYXgW6R9habB1nGD4O0g1t9doa' +
    'S8Ibsqg5RezUE6n1Xssry10q/OL1N5Yu8V6SuivaT81h2sDZpBnmT1hF7yW87bwr/xoCZXHdlyEoCyQyKgrXNHLzi6Mm4lDnig7+' +
    'b1zPPRW83twldQ7eDVO/MOC0Cnk29P89JQACAyKcy1LGiTIx6BrMAxjH+jhRuK5wGsUCnOlk/7b5nAgpIspNZ/ocIOf4lRsTlr3H' +
    'qSra8RjqZeRw/93YxUEp6d1CPiQsTwhMMEiqHV9hlL45+Bc2FfmgMZ++UNRxEofX9dsM4RSgpgNWgr3TwSJPDfAi0VQSL6UJ0sZ3' +
    '77Iq1OtpScciG/ht2ObfhTPLyXMhF9qJmjzNCrs55LD7xRA0x0nwvfqWTdbq2fc/KpQTBhB4D/UpbvlmBWMuJslKgbth5CTm4GRQ' +
    'vOGDJy2iqTAKzjWnOC9w9SPoU9UM7cIhzfxf+wWrLqoyvF/AzzKK834VgfzQuj6bXdLb1X4PEtC3ILzh9vTlEC25XPMaa2MWnA22' +
    'SpMCXfxTx6/IOgu108dT/jw1OnpGOt+4d6LKZ+tkzSJNuPj+THbuc68i+7vDhVGkHToG7MZv3/3DtTXZGRQEWhHuz1vKTg0gAMq9' +
    'Y+jU3A/a5sKf6+zfjjH15icSAyyc8ZzipiT26rAPoftK9RTn3/Sx3AdhDy6AL6TVz9QssjoJLhelPu34vNpfXJrTYixJ/pVFBx5h' +
    'If/PgGj+EDDrE/qXKnW9o/k/3CoeAdIOI1n3Ps267kH4N+0B71I4DNuVOVr5gOCqtVb8G8YA2s0CCED47ZdzlV6CxG8aGcp6SJwO' +
    'luW5/7I8DCD2G+vExOyksy01y/FSS93+T+/SCHD1SHubFp1aZw+Wo+wCYbvywF8N9EZDvc/xghN03768BuJdF1cVK4wKCtYAJAkU' +
    '0ZCsrEt0DyXaZAWw78Yj1EdY4KbpWmyt6t3nXes7tocFhAzmIYvVtuy+EpvMub3sGg==',
}

/** The directions in which those vectors vary whatever the text says. */
export const DIRECTIONS: readonly PackedVector[] = [
  {
    scale: 0.145427,
    numbers:
      'QizEXQvwYwSu1tAAyRUI+JQvQQsFMAIGTi4zN7gdouSkRFG/nG0f+U8hrQ2g+6YcyuC/C4MKP80486rp2L2i537l+CZV+BMbfQCl' +
      'EDZtZ+N+0YtYKuuiKjTTBMFAIAoEC/ui3qUXy9U22z/RNgMz4Ao4RevB7ZP59/g/MMYQZs9l/T86ruTp7VTsh1tkOEUy4RvHEcoQ' +
      'zxSRM6/7YSzjF7H4LvnY8D7NmAO0AOcImZj4vAbcIOR6zwPmsxvLB60GghZVWFQmIfseVAkN/RnCDjrgagPhKubpZBLjCyMDSBLw' +
      'A2ob6TSrFVP/ht7uRFgATvAP9WnwTQ4bE3PubuHGCMvh7Cvn9Gj4oP3F+aQJ4QwHOl0KIwt0nzfUttV8Asbq5O0Z8vDilfaFGW/Q' +
      'qhvhGqwA7ebo5TD80AcB6jjuUC1ZmnMB+wrWEyj9dxdTJqMSoypg9GzKAbIS89ru0g4q82JfXOPmLzrdjs7FuDsJTxan8TYOKhg6' +
      '/IMAiAcaGggTiCns80ENNg0YCSf0CDuQIEnUWee2CMK4xPbJEXHnp7kBHcLEsAliAOXxqDfx82MJawWz99++JBx+Dp0sZg3fciAQ' +
      'Oyrl2trwry6NHInwrQHE+Ez7NPMT/+3116yC9KAAyC+w64cC2Sq0ELbjkPUN5/MSBdUy+fFISvpcBJcr4ABU/g/tPdr5p7IKdgki' +
      'zjv9Jw07H1jSiw9LB4wvFwk9OaPX/vCGV+Pz8v5MDHroHPSJDwVJQySA1jsfYgYY7/dvUAx133ftK/ta8EO0zROyAGG5LfFOH47u' +
      'mh0U/GDZBt6VStAk/+yLJAzptTV3K6/qUipEosFEs+ON2ZTu+gHVB+ERIP7MBu4oPkWk5jb2GQjT3C3mBTpJx5b1egOyFAbsf+JT' +
      '360mCezD6ZoL5g8zBQGA6wg4MSIFoR1Z7UF3VeT2zeyiWxh3xUUJvP/u/GISZwkbFak7S9vsH3MRi9tOJcXm9TJPLb4gHPLCHSb1' +
      'VD/CVv/lBR+FCacdiB0KJT/XrP6PCiYXOCRiQ7gJnCOa7mK0qeFyEZj4D85i6VnuowVlCfrZ1/HazEzoGPO7px770+D0F+uvzrpH' +
      'w6wgSBWfMPzI0vjP/Dg8LT5pBozNcth+3KIrOw7LCFUcJi49ID0ZZ1+o5wEY0MqlXD30xSGu2TQmDs7ZENnzebUCFn0RhXeU9uoh' +
      'yDQC9WbG5gUp960d2NbY2fAc2wAlJ20HO0Dp3JQmIfl9+Anfzvi1CckCucZZ/9Uzu7JGHDDlZNO5/ykvMT9C6ZbuzwFnBN7AI/B1' +
      '/PEBl8JUFctUHOMeBOGznwaBGxv7FgGyFvOvAuoVGvkqng2ZE/9KHPRXIbYJdwnz9g==',
  },
  {
    scale: 0.157335,
    numbers:
      'muC0Axru5lfw90kVF/zbtaA+HAgC6/wXbOLW9WvrXxzA964Okgjk8bje9htwE7YJ3Q0fNA7urQS63aDyUBOK5L4Jejol+ARNYfyR' +
      'FQUCsSiW/GwmShqszH0qrUHu62MJ0PRmAugd3/U1x9QMXv72/h8lVfnC6Dr0Ifa31soADv8kOt4MBS63/74AEAigp13wchXVCyrZ' +
      'WAeFGEr2AQ+5I7XWEhQy7jLlHOv27/gLdOhWFWQkdx3o5EHkcR5EBekWauCLGaAYOiU+oeQjhNol7z8MTOHlChE+rPOv82QCghMH' +
      '514EKDN1/nIQWeWIJ83bQtzX2GnpnPHp8D/EARZzRXkauus8ByHwNw6x4VDrP/rmu43vLNif33cqjvZP940Novdt9dUA7/N/Jz7O' +
      'Gf1B3AjwiediEsTfm0W1HGYvM9hY/3bfwf4UFWMlhw5TXhkNWcql+YvZg/NR2fUBzQ6U+iLuUDg/TTMbqfSYyLZDKAIuKhrz2fzs' +
      'CjoFtyYXCNwdKQbg+HtK4PXfDG4BnSOj6pkYrsJdF33tz6s57SVSigm6D5EJ9wwJHLlIoALCPpjkKOvA/MUn0AQd+FT7JPJyB3Yi' +
      'T/kp/6r36vps4uzbfRCW2ZffxP8D9TkBJcN15LALhias7Lb8t/dx3etZ9PssrhgMQ98J/SzUf+Fs8SH/AB6cGQ62lfGC84ffsCLv' +
      '/r0FIvhZ4xvmny0G2pvzHtS7CJEB/wRQA01DrgYvFMfmMv+kBLcSOMwS4Lvpju29tj4IXxBb/K3U5exnIowN31R6890FC9sDBjUS' +
      'r/bTCvw8nRYbJsA7y+ImBeY9I+wmr6wcZ+TiFHE0mv2XY+79YPTH+OLg0gATRFJRoh/+Kkj2bwy9BHbCvutmztXq1upS994hjfMu' +
      'EtUCpS5cOD1AM9okEQ77M90KwHARUzBFB4AZku+rOF3Ql/Il6JvfBAC/+UTt1PU82hjd7B9WG1M8mewW5VH9VpM/yHkYIhIkE+s2' +
      'Eg2GELsvM1kYKSb1WhLZjxACOwwzODQb4LY42N4mF9xMCO8gYRVsPxEP3AW65cXsufcAEf9/s+46A4oS5wk02rQUjyC0NdnkteIx' +
      'AF62xvOcmVc/otwz/M8+EeS94hzQvTj50bAoWtNSyQXyNRS4INyu5BRezJFI+R9m6vPKZRbdIyjwCdqp+1TsQxaUIg833yMx/9wM' +
      'ewpr0q7vtBBa+cG/nDiwVgIF6PE63Uu/8Q2k0sXe7/m4viIQddqo5+k+ryG3TNIOnfR8NmpJbwXLBVEGyR4d1HbtzQwsE3ALBSvt' +
      '/aMCugHN41MJLAwtJ8nuAtjXGM8Nmu+YC1ccvCBSNuQa7wvnyBcIfCH926XiLhyHJw==',
  },
  {
    scale: 0.164398,
    numbers:
      'Fw+53mPysulnEYcenhCYxVwg+QiN/koVmBUHJrMZ3/fk73weZP+8+gPMXxGs7r7es/nQ0pvm/OdW+YD+2tBj504T2iGz41I4yfy3' +
      'PVnlQNky6WHfLeqKwLMpIgTb/Qze3eyFCnvJewf7DPMwT+Q19hUDHe5c/ffqpccSHtEKyQn4CG3uuB3wGyoL6u9JPxfb9vy/CvC3' +
      'DgHp8LAJBvVK0PAs/hZiESrd+gK/En8ACSD+Hp40LTjq/wMLDQfq7kr8bvzpBCX5FPY2GxPhDje0vw33PsfsAN7x1+yU5ZkNP/YC' +
      'BlD6WAtx8ofxjimvEwnrcOM33i3o5CeF/0XnPfmKPdsVctbuEYfYuBUZy1MIuvc7VpDsBhS5/79Gw/7r66gQr/PSKLQMP/6OAMED' +
      'DOifCJLxEOM7D6Pk9C5k3sEEXNJ4E7vbGPMrHHgRvf78GoH//vrq/s3/RP6oCeQAF+oLDT/VrP/H8LMf0+Vc4nAc7fCn7nTxFBA+' +
      '9TMSvQ1NHavhaOV84AsPEgl++rT+qBtQbMSzq8VdHsoGLcdo9AK73f8NBh4aO/8tKmc/XrxoNDMYt9fuEygWRvmOA2/qTUiA5j4l' +
      'udbIu/gQU7LnLNP2fRWox7r1gfPT+a8BWuno8YH0pu2g1bX/8udAcRzFuv0zzJ/2vuJUElD/g/f+/l0UufOKEHfaMwFg+eYhoDyr' +
      '/4EjYAVxK7XLzQxOyqXDmDvIEKwFSvRD9ci6BgjT7MMcSOkBEB/9hanv+3bpFAPANWzxkDL+5c4hCNh5Khbd5TXz+Ib0XA5e8bbw' +
      '1AZlVDXhq+vh+zfe6v50Bkwtme/7vZ8xNS3mHgEVbAhi4tj5puIoMDvjPQynEiozXfTENHMpmuqIFskQo8qHNgPxSxZqCDT6hARx' +
      'DI88TiGj9ur4JAwsCR0bvimUOf76bjLND7jm9OjfqJUf3PZ1HMXnJ/gE43rs//AGSijZrfc/E2caC8JcytMG/38CLRABYBI1O3Cq' +
      'RvfoCFEB2BorAjYlChAZYfgJ2O1PRZMk5zGLQyIUlQdFINjoRgzkMDYN/v4NIIj6Jr7B92ya1vvAFYgTMQ/s/nrrGOLZ/W8i5vBw' +
      'BlMQ4u86Y/PtY/FFBPour9hy3iLZSenBDtAGzPrx1XLvB+s1An1lwO/A4H9PxSzb2AzMHetgCu/qGedY5NYJUx4E8QEmYBNV+3Mz' +
      'QAGUBWoUEAd25qwlZBnEv0jqkuduDxH/BP2B+Nf6e/FB9i34p8c3FHg00S2cwl79oQx9o7ku3RX3xuXjKQlWIyP/T//p+sHbic0N' +
      'AXD4uhkvH4b7JBhYpDP/nUf2DzYSdBV7BMpXSwiBK9QMegGkVyLuC+D+2FX4Uw7lFg==',
  },
  {
    scale: 0.158953,
    numbers:
      'BfY1ClruzQ3TE2T+4CKF3L4CywuoNp39fPV9AI37AN/J7JA0qQtN6Kn5zDvv+UXhDPW/6bUJixieDt8yfCiq9cnhu7uX9/EQaPUz' +
      '++FGkfsT84P4FuPn+ETxs/m1ITYJ9yvJ2PscM8E4IQ1NPPnpwPIHfQUXFKMLOyK3ALUBc+Et/on0JOck+sgTf+GtEI2I0wZQ99nr' +
      'ofqu/rwK4Cy0TvMURkKU4ucOiCwk7pEwdvg2wd0e0KyWz8mqLfAXDcPUuRbU6EnXE+Sk/YYSXipi8nP9NQf3AN3OFQ/o5i4HqNSh' +
      '92MSMukP8Z0Kutem+zshvSFoRM756BIX8Cn0Pi1iIrzznsGZ+l4Of/HOMtn28fbK0bfLfOe0DnjVitsPELffSePoBTXsTOCAES3p' +
      'wyHv/QGABgpaH3sH7z4S7sPlJBp1DskPMu8SGY4SEBUb8BvnYBp3BI6sZPjP3a7XeZ1gDLL8NePC2DHrTxGUDUciCjlUFSAJisjk' +
      '99w5yac25iD6OOdk2K7htxTRBATzjMcpFJAjQgZjFsBeuzALLijjyhxJ1vvfDfMJB+gMt9eoxV30Ukry2XMq+PTlLlfirQa4GaRE' +
      'DYle2r8C0w362PFSGptNFT8DDAlf52cFWO0E6TcQuvkHDH6+Kftw9nH9h0i/Q04Cmh2Z/RkQxPCC/pgG7QMNA3DntQfiBcb+KEow' +
      'K6Exl+or5ekLGvmtOxcVSewWxJonCrBEJ6Ta1/+bFVsRlPhV3wUgAuvlwfIwOgwE2Q/4ARkyLdzmIBgiAPAGnzncBXfcxPBuD3ID' +
      '0jFVDNT6nv0C8BPqGsd7Tt7+6NVKMkK7Af6VP7n+FgnUBbYfPAOw+vz0W/FnIBkcMAP4DncNpyhRAuYE0xSaHpoWTvbM/aX9S97G' +
      '7A74L926NNHV9Q0JFH77uicXAtMIdzRhC1gACx9Z9zICXd4lFIzLfwjE7QRNrfao/6AFsQ6G0zMFzEWZ7ScB99lD9576uB0921gs' +
      '+Vgi8AUPxwJMCJw1OO+cCTHzrczy9XRWlhQIHmPXQYfVEq4hzwa7CWoEig2r4UUCJPm4Eo4AqPZ5+ibuSg9mAYYlPv7RAaICQNMo' +
      'zjYns+FC73fwXPDnGXM49ASo8BzrzeXWTOjLYzX0Ah2vnBCkBKoV39fZ5yL7Vd8EEmr8QdCb95jU3BqCOBf7271OMbj7IPyD8XQH' +
      'zBnnJ0oSFAVJDL8RHtWTEKHndRYIvCwYluxUCp8p7xr3rGfjawFJ9yEQZHKDAj4cINPYRAEXlCykAVf/7QsE6YP+gQN2nBHvpfdI' +
      'Cb/4HrOtHAfwMwWy5vYvB/TNAlIh5QM/X68d8PP6MF3HH/3vER4g//fD04Lt6VF5Cw==',
  },
  {
    scale: 0.215816,
    numbers:
      '9hiMEA39FDVA5WH+TN8L1Rv/GQ/9EaMTffVk9WANFQOn5jDxkPGaBM/9WPp0/00JXftp938CAujB6sMDRhH+/qgB/ulQ5QkTuRB7' +
      'AkP1CS7A5/cRLNC1CoEJePPf6kDNgSepDp3Vftp59lX/z+ZWCn8DxkHcIIQF/38BNwMOmwoZ4LYBKPeTBaEGXv6oA6Dp79bO7ETw' +
      'XBO+8IHuDgCWMkEj7/NC47/uQAae8rL34AV8JUrsaRxoLE8FJi9yCgQbJNilLC31Z9oU8bL3oPUw7LDfBg3c980G7/DD5SP2LQLO' +
      'G04E9PXcAeE13AgR/JLvWviSAtYNE+AmEaPwJhlSDwi4L/+V9ZIH2yMJ3aELnABWstbeJwDX8ycL5wgy9J4MGeEt8bvnN/6977ID' +
      'CQFPAQAXbxGI93beWA9MA18WPhF5IFURKNUCCMvtycVbG8UOoByI9q8FXOJgyG7vxRSNLlj5biC3tVsU7OuP2e0RTwO7CaEVIA4G' +
      '+mr0Jv/Fo4AXKATO+IEDxNRb3rIRgwxl2yIRXfC7+rgV5RQx+EvaicmF5lX1dwinEOXmORMvCWsn9PYi+Yn0zu5HCgMM1de7Ebji' +
      'KgtWK1oU9P6+JyIG0wWe+sLqrftOABLmh+mzBNX/lzN22mkeLgLQ9A0CvPQcKXbZzAG8Fe79j/Q6BJnvqxrH6s71T+XtHDUqg/qf' +
      'tRYTuguVB3cHtxT+BkT5VNrQ9d/7juq6DPK0mxZdCbDd5vhKBL/rAxWhBC4b7x1P92f3X/Nl+2s13ur85Vz7K9Db+lLpfgbiIozw' +
      '9QRJKG8EqQRI+pUWr/eCBMMG1vcy5z8kzOED0m321RpuAGEJc/vI6ajNCxSb8Zv8FQg6AEEMCwd8CIU2Y/+wL7oYPg7r3fz/uhnc' +
      '72X6EQPMDcHoQQz5CtT2K/ox82DeORALDUb09wGVV1sLQAN43y3nuPcsBcnkc+qe4YgB/w+oDmol9NpaEGXybglM/oIrpC3AFw4J' +
      'tfGRBNANAwOgMGolXAKyH0IUz/GAFQT+HhJyLiv/pPQp8hxvk+2YwhvpAem7PxYESsEf9RL2Xfk4+z/4t9V39ewI7LOTBt8Alg1g' +
      '9aXsHfLY5wMEhgkc+B/mNfdMDdD25yHAP7PtFvpBABD+tA154+gdTfPgEkAYqOWODRgBLOulM6QNew6e3S3xZxE6+HvIfRn/JU0j' +
      '1vYLJ9fyz/tyFHIbEvbsB7XoxCxA+v7zkRWu97EkLQBk4cLsge4Z/Gwj5dYKGooRXAPD+NTkH+7LIvPzoBDlDo0iO/wk/KDEbDYg' +
      '5VsVvhuVCHjhR/4NFCvaG/XQCn3x4QOs/sDyvvEbEIYf7t86D57WXOs9/4ACxvZpAg==',
  },
]
